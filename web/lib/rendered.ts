/** Whether the page is in a document: the server renders it, or the site takes it over as the server rendered it. */
export function isRendered(): boolean {
  return typeof window === 'undefined' || document.documentElement.dataset['content'] === 'rendered';
}
