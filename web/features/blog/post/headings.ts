export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** The sections of a body in order; the server gives every heading of level 2 an id. */
export function listHeadings(html: string): readonly Heading[] {
  const body = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('h2[id]')].map(({ id, textContent }) => ({
    id,
    text: textContent.trim(),
  }));
}
