import type { UIMatch } from '../lib/router.ts';

/** A page's title and description for browsers, search engines and shared links. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** The canonical path; defaults to the route's path without its query. */
  readonly canonical?: string;
  /** For personal pages and pages that search engines must not index. */
  readonly noindex?: boolean;
}

/**
 * `export const handle: Handle = { head: { title: 'Log in' } }`, or a function of the loader's data, which it
 * has to validate. The site's name is appended to the title.
 */
export interface Handle {
  readonly head: Head | ((data: unknown) => Head);
}

const site = 'Gable';
const fallback: Head = { title: 'Homes for sale' };

const isHandle = (handle: unknown): handle is Handle =>
  typeof handle === 'object' && handle !== null && 'head' in handle;

/** The head of the innermost matched route with a handle. */
export function findHead(matches: readonly UIMatch[]): Head {
  const match = matches.findLast(({ handle }) => isHandle(handle));
  if (!match || !isHandle(match.handle)) return fallback;
  const { head } = match.handle;
  return typeof head === 'function' ? head(match.loaderData) : head;
}

export function formatTitle({ title }: Head): string {
  return title.includes(site) ? title : `${title} · ${site}`;
}

/** Writes a head into the document and replaces the earlier one. */
export function applyHead(head: Head, pathname: string): void {
  document.title = formatTitle(head);
  setMeta('description', head.description);
  setMeta('robots', head.noindex ? 'noindex' : undefined);
  const canonical = `${window.location.origin}${head.canonical ?? pathname}`;
  setElement('link[rel=canonical]', 'link', { rel: 'canonical', href: canonical });
}

function setMeta(name: string, content: string | undefined): void {
  if (content === undefined) document.head.querySelector(`meta[name=${name}]`)?.remove();
  else setElement(`meta[name=${name}]`, 'meta', { name, content });
}

function setElement(selector: string, tag: string, attributes: Readonly<Record<string, string>>): void {
  const found =
    document.head.querySelector(selector) ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) found.setAttribute(name, value);
}
