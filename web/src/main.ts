import { mount } from "svelte";
import App from "./App.svelte";
import "./design/fonts.css";
import "./design/tones.css";
import "./design/tokens.css";
import "./design/base.css";
import "./lib/theme.svelte";
import { words } from "./lib/words.svelte";

// The faces are small and preloaded: waiting for them a moment keeps the page from shifting.
const faces = ["600 1em Cinzel", "400 1em 'Alegreya Sans'", "700 1em 'Alegreya Sans'"];
const ready = Promise.all(faces.map((face) => document.fonts.load(face)));
const patience = new Promise((resolve) => setTimeout(resolve, 400));

await Promise.all([words.speak(words.language), Promise.race([ready, patience])]);

const target = document.getElementById("app");
if (target !== null) mount(App, { target });
