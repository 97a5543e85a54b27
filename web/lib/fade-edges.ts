/**
 * Marks a strip that scrolls sideways where more of it follows, for the class `strip` to fade that edge. As a ref of
 * the strip, or in an effect.
 * @returns a function that ends it
 */
export function fadeEdges(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return undefined;
  const show = () => {
    const after = strip.scrollWidth - strip.clientWidth - strip.scrollLeft;
    strip.toggleAttribute('data-before', strip.scrollLeft > 1);
    strip.toggleAttribute('data-after', after > 1);
  };
  const size = new ResizeObserver(show);
  for (const watched of [strip, ...strip.children]) size.observe(watched);
  strip.addEventListener('scroll', show, { passive: true });
  return () => {
    size.disconnect();
    strip.removeEventListener('scroll', show);
  };
}
