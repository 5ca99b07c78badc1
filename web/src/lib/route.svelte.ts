// Three kinds of page: the harbour, a table, a replay.

type Page = "harbour" | "table" | "replay";

// An address that cannot be read names nothing that there is.
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Route {
  // Plain texts: a page is not built anew when only the query of its address changes.
  page = $state<Page>("harbour");
  id = $state("");
  private search = $state("");
  private hash = $state("");

  constructor() {
    this.read();
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  query(key: string): string | null {
    return new URLSearchParams(this.search).get(key);
  }

  // What no server is told: it stands behind the # of the address.
  secret(key: string): string | null {
    return new URLSearchParams(this.hash.slice(1)).get(key);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  // The same page under a more exact address; no new step in the browser's history.
  amend(path: string): void {
    history.replaceState(null, "", path);
    this.read();
  }

  private read(): void {
    const match = /^\/(table|replay)\/([^/]+)\/?$/.exec(location.pathname);
    this.page = (match?.[1] ?? "harbour") as Page;
    this.id = decoded(match?.[2] ?? "");
    this.search = location.search;
    this.hash = location.hash;
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || link.target !== "" || link.origin !== location.origin) return;
    if (link.hasAttribute("download") || link.dataset["outside"] !== undefined) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
