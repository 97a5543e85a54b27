import type { Property } from './property.ts';

type Sold = Pick<Property, 'chainFree' | 'newBuild' | 'retirement' | 'auction' | 'keyFacts'>;

/** What a seller ticks about the sale as a whole, in short: searches ask for it or leave it out. */
export function listSaleTraits({ chainFree, newBuild, retirement, auction, keyFacts }: Sold): string[] {
  const percent = keyFacts.sharedOwnershipPercent;
  return [
    ...(chainFree ? ['No onward chain'] : []),
    ...(newBuild ? ['New build'] : []),
    ...(retirement ? ['Retirement home'] : []),
    ...(auction ? ['Sold by auction'] : []),
    ...(percent === undefined ? [] : [`Shared ownership: ${percent}% is for sale`]),
  ];
}
