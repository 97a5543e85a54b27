/** Until then a first page makes its own calls, in milliseconds since the page's start. */
const firstPageMs = 1_500;

/** Resolves once the first page has had the time to read what it shows; what is read then is present anyway. */
export function waitForFirstPage(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, firstPageMs - performance.now());
  });
}
