import * as z from 'zod';
import { env } from '../../../kernel/env.ts';
import { getRegisterJson } from '../../../kernel/register-client.ts';
import { SoldPrice, type SoldType } from '../domain/price-guide.ts';

/** The register answers from an index of 30 million sales, which takes seconds. */
const timeoutMs = 9_000;

const typeNames: Readonly<Record<string, SoldType>> = {
  detached: 'detached',
  'semi-detached': 'semi_detached',
  terraced: 'terraced',
  'flat-maisonette': 'flat',
};

const Value = z.object({ value: z.string() });
const Sale = z
  .object({ price: Value, date: Value, type: Value, postcode: Value })
  .transform(({ price, date, type, postcode }) => ({
    price: Number(price.value),
    date: date.value.slice(0, 10),
    type: typeNames[type.value.split('/').at(-1) ?? ''] ?? 'other',
    postcode: postcode.value,
  }))
  .pipe(SoldPrice);
const Answer = z.object({ results: z.object({ bindings: z.array(z.unknown()) }) });

interface SalesWanted {
  /** The first day. */
  readonly since: string;
  /** The latest so many. */
  readonly max: number;
}

/**
 * Sales at full market value in an outcode since a day, the latest first, from HM Land Registry's Price Paid Data.
 * Covers England and Wales. House numbers are not asked for.
 * @throws RegisterUnavailableError
 */
export async function listSalesSince(outcode: string, wanted: SalesWanted): Promise<SoldPrice[]> {
  const url = new URL(`${env('LAND_REGISTRY_URL')}/landregistry/query`);
  const answer = await getRegisterJson({
    register: 'land-registry',
    url,
    init: {
      method: 'POST',
      headers: { accept: 'application/sparql-results+json' },
      body: new URLSearchParams({ query: createQuery(outcode, wanted) }),
    },
    schema: Answer,
    timeoutMs,
  });
  return (answer?.results.bindings ?? []).flatMap((found) => Sale.safeParse(found).data ?? []);
}

/** The text index knows the two halves of a postcode as words, so an outcode finds all of its postcodes. */
const createQuery = (outcode: string, { since, max }: SalesWanted): string => `
PREFIX text: <http://jena.apache.org/text#>
PREFIX xsd: <http://www.w3.org/2001/XMLSchema#>
PREFIX ppi: <http://landregistry.data.gov.uk/def/ppi/>
PREFIX common: <http://landregistry.data.gov.uk/def/common/>
SELECT ?price ?date ?type ?postcode WHERE {
  ?address text:query ( common:postcode "( ${outcode} )" 3000000 ) ;
    common:postcode ?postcode .
  ?sale ppi:propertyAddress ?address ;
    ppi:pricePaid ?price ;
    ppi:transactionDate ?date ;
    ppi:propertyType ?type ;
    ppi:transactionCategory ppi:standardPricePaidTransaction .
  FILTER ( ?date >= "${since}"^^xsd:date )
} ORDER BY DESC(?date) LIMIT ${max}`;
