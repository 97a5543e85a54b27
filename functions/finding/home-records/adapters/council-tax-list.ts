import * as z from 'zod';
import { findSecretFields } from '../../../kernel/data/secrets.ts';
import { env } from '../../../kernel/env.ts';
import { getRegisterJson, RegisterUnavailableError } from '../../../kernel/register-client.ts';
import { TaxEntry, type TaxList } from '../domain/home-records.ts';

const Secret = z.object({ apiKey: z.string().min(1) });
const timeoutMs = 5_000;

/** `https://propertydata.co.uk/api/documentation/council-tax`: sums are text such as `1,144.61`. */
const Answer = z.object({
  year: z.string().optional(),
  council_tax: z.record(z.string(), z.string()).default({}),
  properties: z.array(z.unknown()).default([]),
});

/**
 * The council tax bands of a postcode in England and Wales: the Valuation Office Agency has no API, PropertyData
 * serves its list.
 * @throws RegisterUnavailableError, also while the secret is `unset`
 */
export async function loadTaxList(postcode: string): Promise<TaxList> {
  const secret = await findSecretFields(env('COUNCIL_TAX_SECRET_ARN'), Secret);
  if (!secret) throw new RegisterUnavailableError();
  const url = new URL(`${env('COUNCIL_TAX_URL')}/council-tax`);
  url.searchParams.set('key', secret.apiKey);
  url.searchParams.set('postcode', postcode);
  const answer = await getRegisterJson({ register: 'council-tax', url, schema: Answer, timeoutMs });
  const { properties = [], council_tax: sums = {}, year } = answer ?? {};
  return {
    entries: properties.flatMap((entry) => TaxEntry.safeParse(entry).data ?? []),
    yearlyPence: Object.fromEntries(Object.entries(sums).flatMap(toBandSum)),
    year,
  };
}

function toBandSum([name, sum]: [string, string]): [z.output<typeof TaxEntry>['band'], number][] {
  const band = TaxEntry.shape.band.safeParse(name.replace('band_', '').toUpperCase()).data;
  const pence = Math.round(Number(sum.replaceAll(',', '')) * 100);
  return band !== undefined && pence > 0 ? [[band, pence]] : [];
}
