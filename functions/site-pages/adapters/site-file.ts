import { env } from '../../kernel/env.ts';

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
const mostSeen = 5_000;

/** Whether the site has a file whose name is never given to another one; false where it does not answer soon. */
export async function hasSiteFile(path: string): Promise<boolean> {
  if (seen.has(path)) return true;
  try {
    const signal = AbortSignal.timeout(checkTimeoutMs);
    const { ok } = await fetch(new URL(path, env('SITE_URL')), { method: 'HEAD', signal });
    if (seen.size >= mostSeen) seen.clear();
    if (ok) seen.add(path);
    return ok;
  } catch {
    return false;
  }
}
