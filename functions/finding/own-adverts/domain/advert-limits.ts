/** What is read of adverts at most. */
export const advertLimits = {
  /** Signs of a typed address. */
  address: 2_000,
  /** Signs of a pasted text. */
  text: { least: 20, most: 20_000 },
  /** Of a page. */
  megabytes: 3,
  /** Of a page. */
  pictures: 50,
  readingsPerDay: 30,
  /** By all sellers together, so that many of one agent don’t become a burden to its site; also where redirects lead. */
  readingsOfSitePerHour: 60,
  /** The same for pictures, which are often on a server of their own: twenty for each reading. */
  picturesOfSitePerHour: 1_200,
  picturesPerDay: 250,
} as const;
