import type { UIMatch } from 'react-router-dom';

/** What a page says of itself to browsers, search engines and shared links. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** The path of the one address for this content; the route's own path without its query unless said. */
  readonly canonical?: string;
  /** For pages that belong to one person or that nobody should find by search. */
  readonly noindex?: boolean;
}

/**
 * `export const handle: Handle = { head: { title: 'Log in' } }`, or a function of the loader's data, which checks
 * it itself. The title gets the site's name added.
 */
export interface Handle {
  readonly head: Head | ((data: unknown) => Head);
}

const site = 'Gable';
const fallback: Head = { title: 'Homes sold by their owners' };

const isHandle = (handle: unknown): handle is Handle =>
  typeof handle === 'object' && handle !== null && 'head' in handle;

/** The head of the innermost matched route that has one. */
export function headOf(matches: readonly UIMatch[]): Head {
  const match = matches.findLast(({ handle }) => isHandle(handle));
  if (!match || !isHandle(match.handle)) return fallback;
  const { head } = match.handle;
  return typeof head === 'function' ? head(match.loaderData) : head;
}

export const fullTitle = ({ title }: Head): string => (title.includes(site) ? title : `${title} · ${site}`);

/** Writes a head into the document, replacing what is there. */
export function applyHead(head: Head, pathname: string): void {
  document.title = fullTitle(head);
  meta('description', head.description);
  meta('robots', head.noindex ? 'noindex' : undefined);
  const canonical = `${window.location.origin}${head.canonical ?? pathname}`;
  element('link[rel=canonical]', 'link', { rel: 'canonical', href: canonical });
}

function meta(name: string, content: string | undefined): void {
  if (content === undefined) document.head.querySelector(`meta[name=${name}]`)?.remove();
  else element(`meta[name=${name}]`, 'meta', { name, content });
}

function element(selector: string, tag: string, attributes: Readonly<Record<string, string>>): void {
  const found =
    document.head.querySelector(selector) ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) found.setAttribute(name, value);
}
