import type { Nation, PropertyStatus } from '../../../../events/vocabulary.ts';

const statusNames: Record<PropertyStatus, string> = {
  draft: 'Draft',
  pending_payment: 'Not on sale yet',
  under_review: 'Being checked',
  live: 'For sale',
  paused: 'Paused',
  under_offer: 'Under offer',
  sold_stc: 'Sold subject to contract',
  exchanged: 'Contracts exchanged',
  completed: 'Sold',
  fallen_through: 'Fallen through',
  withdrawn: 'Withdrawn',
  expired: 'Listing ended',
  removed: 'Removed',
};
const agreed = 'Sale agreed';
/** Where a nation has names of its own. */
const namesOfNations: Partial<Record<Nation, Partial<Record<PropertyStatus, string>>>> = {
  northern_ireland: { under_offer: agreed, sold_stc: agreed, exchanged: 'Contract accepted' },
  scotland: { sold_stc: 'Under offer', exchanged: 'Missives concluded' },
};

/** What a home of a nation is; without one in the words of England and Wales. */
export function formatPropertyStatus(status: PropertyStatus, nation: Nation | undefined): string {
  return (nation && namesOfNations[nation]?.[status]) ?? statusNames[status];
}

/** The same on a badge, which has no room for more than two words; `undefined` while the home is for sale. */
export function findBadge(status: PropertyStatus, nation: Nation | undefined): string | undefined {
  if (status === 'live') return undefined;
  const name = formatPropertyStatus(status, nation);
  return name === statusNames.sold_stc ? 'Sold STC' : name;
}
