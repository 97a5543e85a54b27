import { env } from '../../../kernel/env.ts';
import type { PublicAnswer } from '../domain/site-page.ts';

const timeoutMs = 5_000;

/** The site's configuration, as its pages read it. @throws Error when the site does not answer in time */
export async function readSiteConfig(): Promise<PublicAnswer> {
  const response = await fetch(`${env('SITE_URL')}/config.json`, { signal: AbortSignal.timeout(timeoutMs) });
  return { status: response.status, text: await response.text() };
}
