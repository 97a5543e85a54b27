/** Whether the page is in a document: the server renders it, or the site takes it over as the server rendered it. */
export function isRendered(): boolean {
  return typeof window === 'undefined' || document.documentElement.dataset['content'] === 'rendered';
}

/** Whether readers see a document's page until the site takes it over or shows its own, so that this one has to be whole. */
export function isAwaited(): boolean {
  return isRendered() || globalThis.earlyInput !== undefined;
}
