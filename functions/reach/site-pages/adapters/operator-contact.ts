import * as z from 'zod';
import { env } from '../../../kernel/env.ts';
import { log } from '../../../kernel/observability/log.ts';
import type { OperatorContact } from '../domain/content/operator-details.ts';
import { readPublicAnswer } from './public-api.ts';

const timeoutMs = 5_000;

const SiteConfig = z.object({
  operator: z
    .object({
      name: z.string(),
      tradingName: z.string(),
      addressLines: z.array(z.string()),
      companyNumber: z.string(),
      vatNumber: z.string(),
      icoNumber: z.string(),
      redress: z.object({ name: z.string(), url: z.string(), membership: z.string() }).optional(),
      supportPhone: z.string(),
    })
    .optional(),
});
const Setting = z.object({ key: z.literal('support_email'), value: z.string() });

/** Who runs the site and how to reach them. A part that cannot be read now is left out. */
export async function findOperatorContact(): Promise<OperatorContact> {
  const [config, setting] = await Promise.allSettled([
    readSiteConfig(),
    readPublicAnswer('/api/common/configurations/get-by-key/support_email', Setting),
  ]);
  for (const one of [config, setting])
    if (one.status === 'rejected')
      log.warn('A part of the operator’s details was left out', { error: one.reason });
  return {
    ...(config.status === 'fulfilled' && { operator: config.value.operator }),
    ...(setting.status === 'fulfilled' && { supportEmail: setting.value.value }),
  };
}

async function readSiteConfig(): Promise<z.output<typeof SiteConfig>> {
  const response = await fetch(`${env('SITE_URL')}/config.json`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The site answered ${response.status} for its configuration`);
  return SiteConfig.parse(await response.json());
}
