/** Resolves once what was rendered until now is painted, so that a press is answered before longer work begins. */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
