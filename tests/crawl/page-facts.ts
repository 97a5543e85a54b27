import { DomUtils, parseDocument } from 'htmlparser2';

/** What a program without scripts reads in the document of a page. */
export interface PageFacts {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  /** A page that search engines may list. */
  readonly isIndexable: boolean;
  readonly mainHeadings: number;
  /** JSON-LD as text. */
  readonly structuredData: readonly string[];
  readonly links: readonly PageLink[];
  /** Pictures for shared links, icons and the manifest. */
  readonly files: readonly string[];
  /** The words of its main part. */
  readonly text: string;
}

export interface PageLink {
  readonly href: string;
  readonly label: string;
}

const fileRelations = ['icon', 'apple-touch-icon', 'manifest'];
const joinWords = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export function readPageFacts(html: string): PageFacts {
  const document = parseDocument(html);
  const list = (name: string) => DomUtils.getElementsByTagName(name, document, true);
  const listMeta = (attribute: 'name' | 'property', value: string) =>
    list('meta').flatMap(({ attribs }) =>
      attribs[attribute] === value && attribs['content'] !== undefined ? [attribs['content']] : [],
    );
  const listRelated = (...relations: readonly string[]) =>
    list('link').flatMap(({ attribs: { rel, href } }) =>
      rel !== undefined && href !== undefined && relations.includes(rel) ? [href] : [],
    );
  return {
    titles: list('title').flatMap((element) => {
      // A drawing has a title of its own.
      const isOfDrawing = element.parent && 'name' in element.parent && element.parent.name === 'svg';
      return isOfDrawing ? [] : [DomUtils.textContent(element)];
    }),
    descriptions: listMeta('name', 'description'),
    canonicals: listRelated('canonical'),
    isIndexable: !listMeta('name', 'robots').some((content) => content.includes('noindex')),
    mainHeadings: list('h1').length,
    structuredData: list('script')
      .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
      .map((element) => DomUtils.textContent(element)),
    links: list('a').flatMap((element) => {
      const { href } = element.attribs;
      return href === undefined ? [] : [{ href, label: joinWords(DomUtils.textContent(element)) }];
    }),
    files: [...listRelated(...fileRelations), ...listMeta('property', 'og:image')],
    text: joinWords(
      list('main')
        .map((element) => DomUtils.textContent(element))
        .join(' '),
    ),
  };
}

/** An entry of a sitemap or of an index of sitemaps. */
export interface SitemapLocation {
  readonly url: string;
  readonly changedAt?: string;
}

export function readSitemap(xml: string): readonly SitemapLocation[] {
  const document = parseDocument(xml, { xmlMode: true });
  const list = (name: string) => DomUtils.getElementsByTagName(name, document, true);
  return [...list('url'), ...list('sitemap')].map((entry) => {
    const read = (name: string) => {
      const [element] = DomUtils.getElementsByTagName(name, entry, true);
      return element && DomUtils.textContent(element).trim();
    };
    const changedAt = read('lastmod');
    return { url: read('loc') ?? '', ...(changedAt !== undefined && { changedAt }) };
  });
}

/** What robots.txt asks of all programs. */
export interface RobotsRules {
  readonly sitemaps: readonly string[];
  /** Beginnings of paths. */
  readonly disallowed: readonly string[];
}

export function readRobots(text: string): RobotsRules {
  const list = (field: string) =>
    [...text.matchAll(new RegExp(`^${field}:[ \\t]*(\\S+)[ \\t]*$`, 'gim'))].map(([, value = '']) => value);
  return { sitemaps: list('sitemap'), disallowed: list('disallow') };
}
