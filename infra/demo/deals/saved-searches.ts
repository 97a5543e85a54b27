interface DemoSearch {
  readonly name?: string;
  /** The filters, as in the address of results. */
  readonly query: string;
  readonly frequency: 'instant' | 'daily' | 'weekly';
  /** Days before the present on which it is saved. */
  readonly daysAgo: number;
}

/** From Brighton along the Downs to Lewes, as lng,lat pairs. */
const drawn = '-0.21,50.81,0.05,50.84,0.05,50.9,-0.21,50.88';

/**
 * Searches that the buyer to log in as saved. They are written before the mass of homes; reactions happen in the
 * present, so that those which went on sale in the last two days are news to them.
 */
export const savedSearches: readonly DemoSearch[] = [
  { query: 'min_beds=4&q=Derby', frequency: 'weekly', daysAgo: 14 },
  {
    name: 'Brighton to Lewes',
    query: `exclude=retirement,auction&max_price=650000&min_beds=2&polygon=${drawn}`,
    frequency: 'daily',
    daysAgo: 13,
  },
  { name: 'Coventry for work', query: 'max_price=320000&q=Coventry', frequency: 'instant', daysAgo: 12 },
];
