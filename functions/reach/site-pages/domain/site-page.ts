import type { Html } from './html.ts';
import type { PageHead } from './page-head.ts';

/** How long the CDN keeps a page; all but `never` are sent when the origin fails. */
export type PageLife = 'content' | 'shell' | 'file' | 'never';

/** What the components of the site show of a page. */
export interface RenderedContent {
  /** The query that it was rendered for, with its question mark; that of an address without one is empty. */
  readonly query: string;
  /** Their HTML; texts in it are escaped. */
  readonly html: string;
  /** Paths of style sheets that the built document lacks. */
  readonly styles: readonly string[];
  /** The first script of the release whose code takes the HTML over as it is; that of another one draws it again. */
  readonly firstScript: string;
}

/** The answer of a public call. */
export interface PublicAnswer {
  readonly status: number;
  /** The body as it was sent. */
  readonly text: string;
}

/** Of a part that did not come in time: the site shows the page without it, and asks afterwards. */
export const lateAnswer: PublicAnswer = { status: 504, text: '' };

/** A page of the site before it is put into the built document. */
export interface SitePage {
  readonly status: 200 | 404 | 410 | 503;
  readonly life: PageLife;
  readonly head: PageHead;
  /** Answers of public calls by their address; the site takes them instead of asking. */
  readonly answers?: ReadonlyMap<string, PublicAnswer>;
  /** What visitors see and programs read before the site's code has come. */
  readonly content?: Html;
  /** The same, made by the components that the browser shows. */
  readonly rendered?: RenderedContent;
}

/** The page has another address for good. */
export interface SiteRedirect {
  readonly status: 301;
  /** A path with its query. */
  readonly location: string;
}

const cacheHeaders: Readonly<Record<PageLife, string>> = {
  content: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
  shell: 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600, stale-if-error=86400',
  file: 'public, max-age=0, s-maxage=3600, stale-while-revalidate=3600, stale-if-error=86400',
  never: 'no-store',
};

export function toCacheHeader(life: PageLife): string {
  return cacheHeaders[life];
}
