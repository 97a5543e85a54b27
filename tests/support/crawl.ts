import * as z from 'zod';

/** A page as a program without scripts reads it. */
export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  /** What’s wrong? with it. */
  readonly faults: readonly string[];
}

const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const listMatches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => unescape(found));

const Url = z.url();
const Step = z.looseObject({ position: z.int().min(1), name: z.string().min(1), item: Url });
/** What search engines ask of each type that the site uses (schema.org; Google's required properties). */
const required: Readonly<Record<string, z.ZodType>> = {
  RealEstateListing: z.looseObject({
    url: Url,
    name: z.string().min(1),
    datePosted: z.iso.datetime(),
    image: z.array(Url),
    mainEntity: z.looseObject({ '@type': z.enum(['House', 'Apartment']), numberOfBedrooms: z.int() }),
    offers: z.looseObject({ '@type': z.literal('Offer'), availability: Url }),
  }),
  BreadcrumbList: z.looseObject({ itemListElement: z.array(Step).min(1) }),
  BlogPosting: z.looseObject({
    headline: z.string().min(1),
    datePublished: z.iso.datetime(),
    dateModified: z.iso.datetime(),
    author: z.looseObject({ name: z.string().min(1) }),
    publisher: z.looseObject({ '@type': z.literal('Organization'), logo: Url }),
  }),
  FAQPage: z.looseObject({
    mainEntity: z
      .array(
        z.looseObject({
          '@type': z.literal('Question'),
          name: z.string().min(1),
          acceptedAnswer: z.looseObject({ '@type': z.literal('Answer'), text: z.string().min(1) }),
        }),
      )
      .min(1),
  }),
  CollectionPage: z.looseObject({ name: z.string().min(1), mainEntity: z.looseObject({}) }),
  Organization: z.looseObject({ name: z.string(), url: Url, logo: Url }),
  WebSite: z.looseObject({ name: z.string(), url: Url }),
};
const Data = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() });

function listDataFaults(text: string): string[] {
  return [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => {
      const data = Data.safeParse(JSON.parse(json));
      if (!data.success) return [`structured data without a type: ${json.slice(0, 80)}`];
      const rule = required[data.data['@type']];
      const checked = rule?.safeParse(data.data);
      if (!checked) return [`structured data of an unknown type ${data.data['@type']}`];
      return checked.success ? [] : [`${data.data['@type']}: ${z.prettifyError(checked.error)}`];
    },
  );
}

/** What a page that is for an index lacks. */
function listFaults(text: string, url: URL): string[] {
  const titles = listMatches(text, /<title>([^<]*)<\/title>/g);
  const canonical = listMatches(text, /<link rel="canonical" href="([^"]*)"/g);
  const descriptions = listMatches(text, /<meta name="description" content="([^"]*)"/g);
  const headings = listMatches(text, /<h1[^>]*>/g);
  return [
    ...(titles.length === 1 && (titles[0]?.length ?? 0) > 5 ? [] : [`titles: ${titles.join(' | ')}`]),
    ...(canonical.length === 1 && canonical[0]?.startsWith(url.origin)
      ? []
      : [`canonical addresses: ${canonical.join(' | ')}`]),
    ...(descriptions.length <= 1 ? [] : ['more than one description']),
    ...(headings.length <= 1 ? [] : [`${headings.length} main headings`]),
    ...listDataFaults(text),
  ];
}

/** The paths of the site's own links and sitemaps in a text. */
function listPaths(text: string, origin: string): string[] {
  const found = [
    ...listMatches(text, /<a\s[^>]*href="([^"#]+)"/g),
    ...listMatches(text, /<loc>([^<]+)<\/loc>/g),
  ];
  const urls = found.map((href) => new URL(href, origin)).filter((url) => url.origin === origin);
  return urls.map(({ pathname, search }) => pathname + search);
}

/** Follows links and sitemaps from robots.txt and the home page until every page was read once. */
export async function crawlSite(origin: string, most = 2_000): Promise<readonly CrawledPage[]> {
  const waiting = ['/', '/sitemap.xml'];
  const seen = new Set(waiting);
  const pages: CrawledPage[] = [];
  for (let path = waiting.shift(); path !== undefined && pages.length < most; path = waiting.shift()) {
    const url = new URL(path, origin);
    const response = await fetch(url, { redirect: 'manual' });
    const text = await response.text();
    const isIndexed =
      response.status === 200 && !url.pathname.endsWith('.xml') && !text.includes('content="noindex"');
    pages.push({ path, status: response.status, faults: isIndexed ? listFaults(text, url) : [] });
    for (const next of listPaths(text, origin))
      if (!seen.has(next)) {
        seen.add(next);
        waiting.push(next);
      }
  }
  return pages;
}
