import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built client goes to web/dist; the installation copies it into the Python package.
// COTHON_SERVER names another server than the usual one while developing.
const server = process.env["COTHON_SERVER"] ?? "http://127.0.0.1:8765";
const proxy = { "/api": { target: server, ws: true } };

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: { outDir: "dist", emptyOutDir: true, target: "es2022", assetsInlineLimit: 1024 },
  // The packages lie in ../build/web, behind a link.
  server: { proxy, fs: { allow: [".."] } },
  preview: { proxy },
});
