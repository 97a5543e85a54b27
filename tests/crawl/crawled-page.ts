import type { PageFacts } from './page-facts.ts';

/** An address of the site as a program without scripts reads it. */
export interface CrawledPage {
  /** With its query. */
  readonly path: string;
  readonly kind: string;
  readonly status: number;
  /** Where a redirect leads to. */
  readonly location?: string;
  /** A page of the site, unless it is a file. */
  readonly facts?: PageFacts;
  /** The page whose link led here first. */
  readonly from: string;
  /** What is wrong with it. */
  readonly faults: readonly string[];
}

/** An entry of a sitemap. */
export interface ListedPage {
  readonly path: string;
  readonly changedAt?: string | undefined;
  /** The path of the sitemap. */
  readonly sitemap: string;
}

export interface Crawl {
  readonly pages: readonly CrawledPage[];
  readonly listed: readonly ListedPage[];
  /** Addresses that were left over when the limit was reached. */
  readonly left: number;
  /** Everything that is wrong, of pages and between them. */
  readonly faults: readonly string[];
}

/** The paths of addresses of the same site. */
export function listOwnPaths(hrefs: readonly string[], base: URL): readonly string[] {
  return hrefs
    .filter((href) => URL.canParse(href, base.href))
    .map((href) => new URL(href, base))
    .filter(({ origin }) => origin === base.origin)
    .map(({ pathname, search }) => pathname + search);
}
