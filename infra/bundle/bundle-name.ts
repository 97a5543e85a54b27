/** The name of an entry's bundle: `offers-handler` for `functions/deals/offers/handler.ts`. */
export function toBundleName(entry: string): string {
  return entry
    .replace(/^functions\//, '')
    .replace(/\.ts$/, '')
    .replaceAll('/', '-');
}
