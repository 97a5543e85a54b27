import type { Nation } from '../../../../events/vocabulary.ts';

/** What a home is once its seller has accepted an offer, as its badge says it. */
export interface HomeSaleNames {
  readonly underOffer: string;
  /** Once solicitors are named; the short form is for cards. */
  readonly agreed: string;
  readonly agreedShort: string;
  /** Once the sale is binding, which is also the name of the step that binds. */
  readonly bound: string;
}

const english: HomeSaleNames = {
  underOffer: 'Under offer',
  agreed: 'Sold subject to contract',
  agreedShort: 'Sold STC',
  bound: 'Contracts exchanged',
};
const agreed = 'Sale agreed';
const underOffer = 'Under offer';
const namesOfNations: Readonly<Record<Nation, HomeSaleNames>> = {
  england: english,
  wales: english,
  northern_ireland: { underOffer: agreed, agreed, agreedShort: agreed, bound: 'Contract accepted' },
  scotland: { underOffer, agreed: underOffer, agreedShort: underOffer, bound: 'Missives concluded' },
};

/** The names of a nation; without one, as on cards of earlier releases, those of England and Wales. */
export function homeSaleNamesOf(nation: Nation | undefined): HomeSaleNames {
  return namesOfNations[nation ?? 'england'];
}
