/** A post of the demo's blog, written by hand. */
export interface Guide {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** Shown in lists and in search results; one or two sentences. */
  readonly excerpt: string;
  /** Alternative text of the cover, which is drawn under the guide's slug. */
  readonly coverAlt: string;
  /** Days before the demo's first start. */
  readonly publishedDaysAgo: number;
  /** HTML of paragraphs, h2 and h3, lists, tables and links to pages of this site. */
  readonly body: string;
}
