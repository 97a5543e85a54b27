/** Pixels from the top of the window at which a section is being read: below the header and its links. */
const readingLine = 160;

/**
 * Marks the link to the section that the reader has scrolled to, and keeps it in sight of its strip. By the DOM, so that
 * the first code of the page needs none of it.
 * @returns what ends it
 */
export function markCurrentSection(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[aria-label="On this page"] a')];
  let marked: HTMLAnchorElement | undefined;
  const hasBegun = ({ hash }: HTMLAnchorElement) => {
    const section = document.getElementById(hash.slice(1));
    return section !== null && section.getBoundingClientRect().top < readingLine;
  };
  const mark = () => {
    const current = links.findLast(hasBegun);
    if (current === marked) return;
    marked?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'location');
    current?.closest('ul')?.scrollTo({ left: current.offsetLeft - 32 });
    marked = current;
  };
  mark();
  addEventListener('scroll', mark, { passive: true });
  return () => {
    removeEventListener('scroll', mark);
    marked?.removeAttribute('aria-current');
  };
}
