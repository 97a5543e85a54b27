declare global {
  // oxlint-disable-next-line no-var -- a global's declaration takes no other word
  var prefetchedCalls: Map<string, Promise<Response>> | undefined;
}

/** The response that `early.ts` requested before the page's code was loaded; each can be taken once. */
export function takePrefetchedCall(address: string): Promise<Response> | undefined {
  const calls = globalThis.prefetchedCalls;
  const call = calls?.get(address);
  calls?.delete(address);
  return call;
}
