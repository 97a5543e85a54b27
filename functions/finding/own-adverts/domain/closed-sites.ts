/** Sites whose terms of use forbid that programs read their pages; their subdomains and servers of pictures, too. */
const closedSites: Readonly<Record<string, string>> = {
  'rightmove.co.uk': 'Rightmove',
  'zoopla.co.uk': 'Zoopla',
  'zoocdn.com': 'Zoopla',
  'primelocation.com': 'PrimeLocation',
  'onthemarket.com': 'OnTheMarket',
};

/** `Rightmove, Zoopla, PrimeLocation and OnTheMarket`, for texts. */
export const closedSiteNames = new Intl.ListFormat('en-GB').format(new Set(Object.values(closedSites)));

/** The name of the closed site that a host belongs to. */
export function findClosedSite(hostname: string): string | undefined {
  const host = hostname.replace(/\.$/, '');
  return Object.entries(closedSites).find(([site]) => host === site || host.endsWith(`.${site}`))?.[1];
}
