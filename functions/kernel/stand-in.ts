/** Whether an address is another than the provider’s own: a stand-in answers there, which makes its data up. */
export function isStandIn(address: string, providerOrigin: string): boolean {
  return new URL(address).origin !== providerOrigin;
}
