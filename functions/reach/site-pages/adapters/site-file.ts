import { now } from '../../../kernel/clock.ts';
import { env } from '../../../kernel/env.ts';

const timeoutMs = 5_000;
const checkTimeoutMs = 1_000;

/**
 * A file of the site as visitors get it.
 * @param path such as `/media/…`
 * @throws Error when the site does not have it now
 */
export async function fetchSiteFile(path: string): Promise<Uint8Array> {
  const response = await fetch(new URL(path, env('SITE_URL')), { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The site answered ${response.status} for a file`);
  return response.bytes();
}

/** Files that were there, so that most pages need no further call. */
const seen = new Set<string>();
/** When files were not there: they are looked for again after this time. */
const missedAt = new Map<string, number>();
const missedMs = 30_000;
const maxKnown = 5_000;

/**
 * Whether the site has a file whose name is never given to another one; false where it does not answer soon, and for
 * 30 seconds after a file was not there.
 */
export async function hasSiteFile(path: string): Promise<boolean> {
  if (seen.has(path)) return true;
  const time = now().getTime();
  const age = time - (missedAt.get(path) ?? -Infinity);
  // A clock that was set back gives a negative age.
  if (age >= 0 && age < missedMs) return false;
  if (seen.size + missedAt.size >= maxKnown) {
    seen.clear();
    missedAt.clear();
  }
  const isThere = await requestFile(path);
  if (isThere) seen.add(path);
  else missedAt.set(path, time);
  return isThere;
}

async function requestFile(path: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(checkTimeoutMs);
    const { ok } = await fetch(new URL(path, env('SITE_URL')), { method: 'HEAD', signal });
    return ok;
  } catch {
    return false;
  }
}
