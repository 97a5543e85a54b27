/** The name of an entry's bundle: `offers-handler` for `functions/offers/handler.ts`. */
export const bundleName = (entry: string): string =>
  entry
    .replace(/^functions\//, '')
    .replace(/\.ts$/, '')
    .replaceAll('/', '-');
