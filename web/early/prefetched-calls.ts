declare global {
  // oxlint-disable-next-line no-var -- a global's declaration takes no other word
  var prefetchedCalls: Map<string, Promise<Response>> | undefined;
}

/** A prefetched response is too old for pages opened after this time. */
const freshMs = 15_000;

/** The response that `early.ts` requested before the page's code was loaded; each can be taken once. */
export function takePrefetchedCall(address: string): Promise<Response> | undefined {
  if (performance.now() > freshMs) return undefined;
  const call = globalThis.prefetchedCalls?.get(address);
  globalThis.prefetchedCalls?.delete(address);
  return call;
}
