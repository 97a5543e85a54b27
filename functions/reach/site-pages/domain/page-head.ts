import { shareCardSize } from './share-card.ts';

/** A picture for shared links. */
export interface HeadPicture {
  /** A path of the site. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The picture of pages without a picture of their own: `npm run share:card`. */
export const siteCard: HeadPicture = {
  url: '/share-card.jpg',
  ...shareCardSize,
  alt: 'Gable: homes, straight from their sellers',
};

/** What search engines and shared links show of a page. */
export interface PageHead {
  /** Without the name of the site. */
  readonly title: string;
  readonly description?: string;
  /** The canonical path with its query. */
  readonly path: string;
  readonly noindex?: true;
  readonly article?: true;
  /** The card of the site by default. */
  readonly picture?: HeadPicture | undefined;
  /** JSON-LD of schema.org, each with its `@type`. */
  readonly structuredData?: readonly StructuredData[];
}

export interface StructuredData {
  readonly '@type': string | readonly string[];
  readonly [name: string]: unknown;
}

const siteName = 'Gable';

/** The title of the document: the site's name follows a title that does not have it. */
export function formatPageTitle(title: string): string {
  return title.includes(siteName) ? title : `${title} · ${siteName}`;
}
