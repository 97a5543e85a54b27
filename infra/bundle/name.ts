/** The name of an entry's bundle: `functions/offers/handler.ts` is `offers-handler`. */
export const bundleName = (entry: string): string =>
  entry
    .replace(/^functions\//, '')
    .replace(/\.ts$/, '')
    .replaceAll('/', '-');
