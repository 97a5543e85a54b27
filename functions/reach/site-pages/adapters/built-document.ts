import { now } from '../../../kernel/clock.ts';
import { env } from '../../../kernel/env.ts';
import { log } from '../../../kernel/observability/log.ts';

/** A new release of the site is shown after this time. */
const keptMs = 15_000;
const timeoutMs = 5_000;

let known: { readonly text: string; readonly readAt: number } | undefined;

/**
 * The built index.html of the site. While the site's files cannot be read, the last one that could.
 * @throws Error when there was no such file
 */
export async function getBuiltDocument(): Promise<string> {
  const time = now().getTime();
  const age = known && time - known.readAt;
  // A clock that was set back gives a negative age.
  if (known && age !== undefined && age >= 0 && age < keptMs) return known.text;
  try {
    known = { text: await fetchDocument(), readAt: time };
  } catch (error) {
    if (!known) throw error;
    log.warn('The built document could not be read again', { error });
  }
  return known.text;
}

async function fetchDocument(): Promise<string> {
  const response = await fetch(`${env('SITE_URL')}/index.html`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The site answered ${response.status} for its document`);
  return response.text();
}
