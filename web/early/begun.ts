declare global {
  // oxlint-disable-next-line no-var -- a global's declaration takes no other word
  var begunCalls: Map<string, Promise<Response>> | undefined;
}

/** A prefetched response is too old for pages opened after this time. */
const freshMs = 15_000;

/** The response that `early.ts` requested before the page's code was loaded; each can be taken once. */
export function takeBegun(address: string): Promise<Response> | undefined {
  if (performance.now() > freshMs) return undefined;
  const begun = globalThis.begunCalls?.get(address);
  globalThis.begunCalls?.delete(address);
  return begun;
}
