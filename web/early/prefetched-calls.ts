declare global {
  // oxlint-disable-next-line no-var -- a global's declaration takes no other word
  var prefetchedCalls: Map<string, Promise<Response>> | undefined;
}

/**
 * The response that `early.ts` requested before the page's code was loaded, with the access token if there is one; each
 * can be taken once.
 */
export function takePrefetchedCall(address: string, access?: string): Promise<Response> | undefined {
  const calls = globalThis.prefetchedCalls;
  const key = access === undefined ? address : `${address} ${access}`;
  const call = calls?.get(key);
  calls?.delete(key);
  return call;
}
