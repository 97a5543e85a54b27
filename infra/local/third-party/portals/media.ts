/** The addresses that a portal cannot fetch, or that are no picture or PDF. */
export async function listUnfetched(urls: readonly string[]): Promise<string[]> {
  const found = await Promise.all(urls.map(async (url) => [url, await isFetched(url)] as const));
  return found.flatMap(([url, isThere]) => (isThere ? [] : [url]));
}

async function isFetched(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  const type = response?.headers.get('content-type') ?? '';
  await response?.body?.cancel();
  return response?.ok === true && /^(image\/(jpeg|png|gif)|application\/pdf)/.test(type);
}
