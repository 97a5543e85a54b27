import * as z from 'zod';
import { listStructuredDataFaults } from '../support/structured-data.ts';
import type { PageFacts } from './page-facts.ts';

const Data = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() });

/** The properties that the site promises of a type for which search engines have no rule of their own. */
const ownRules: Readonly<Record<string, z.ZodType>> = {
  RealEstateListing: z.looseObject({
    url: z.url(),
    datePosted: z.iso.datetime(),
    image: z.array(z.url()),
    mainEntity: z.looseObject({ '@type': z.enum(['House', 'Apartment']), numberOfBedrooms: z.int() }),
    offers: z.looseObject({ '@type': z.literal('Offer'), availability: z.url() }),
  }),
  BlogPosting: z.looseObject({ datePublished: z.iso.datetime(), dateModified: z.iso.datetime() }),
};

function parseData(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

async function listDataFaults(json: string): Promise<readonly string[]> {
  const data = Data.safeParse(parseData(json));
  if (!data.success) return [`structured data without a context or type: ${json.trim().slice(0, 80)}`];
  const { '@context': _, ...entry } = data.data;
  const checked = ownRules[entry['@type']]?.safeParse(entry);
  return [
    ...(checked?.success === false ? [`${entry['@type']}: ${z.prettifyError(checked.error)}`] : []),
    ...(await listStructuredDataFaults(entry)),
  ];
}

const minWords = { title: 6, description: 30 };

function checkOne(what: string, found: readonly string[], minLength: number): readonly string[] {
  const [first = ''] = found;
  return found.length === 1 && first.trim().length >= minLength ? [] : [`${what}: ${found.join(' | ')}`];
}

/** What a page that answered 200 lacks; one that is not for an index needs a title alone. */
export async function listPageFaults(facts: PageFacts): Promise<readonly string[]> {
  const { titles, descriptions, canonicals, mainHeadings, structuredData } = facts;
  if (!facts.isIndexable) return checkOne('title', titles, 1);
  return [
    ...checkOne('title', titles, minWords.title),
    ...checkOne('description', descriptions, minWords.description),
    ...checkOne('canonical address', canonicals, 1),
    ...(mainHeadings === 1 ? [] : [`${mainHeadings} main headings`]),
    ...(structuredData.length > 0 ? [] : ['no structured data']),
    ...(await Promise.all(structuredData.map(listDataFaults))).flat(),
  ];
}
