import { field, type FieldNotes } from './field.ts';

const secret = 'q3vR8mK2xT7wY5zB1nC4dF6gH9jL0pSa';
const mailLink = `01K9ZX3Q6T4C8V0R2M5N7P9B1M.${secret}`;
const alertLink = `01K9ZX3Q6T4C8V0R2M5N7P9B1K.${secret.slice(0, 24)}`;
const name = field('Name that its owner gave it.', 'Leeds, 3+ beds, up to £300,000');
const query = field('Filters as in the address of results.', 'max_price=300000&min_beds=3&q=Leeds');
const link = field('Secret of the link in a mail, of people without an account.', mailLink);
const emailedHome = field('Secret of the link in a mail about a saved home.', alertLink);
const stop = field('Secret of the link in the mail of an alert.', alertLink);

/** Saved searches and their alerts. */
export const savedSearchFields: FieldNotes = {
  didYouMean: field('The place whose name the query misses by a letter or two.'),
  isUnread: field('Whether nothing in the query could be read, as in another script.'),
  unmatchedWords: field(
    'Words of the query that no home in its place has, where there are homes without them: those are the answer.',
    'good schools',
  ),
  nearby: field(
    'The nearest other homes where a postcode or a street has few. A street without any has those of its place, or else those that mention it.',
  ),
  street: field('A street, or with its post town, as `Birch Street, Leeds`.', 'Birch Street'),
  cause: field(
    'Why the property is in it: new, reduced, back on the market, or changed so that it fits now.',
  ),
  confirm: field('Whether a mail was sent whose link confirms the address.'),
  frequency: field('How often its alerts are mailed.'),
  gone: field('Properties of this page that have left the market since; `total` counts them.', 1),
  isInAccount: field('Whether the home is among the favourites of the account with this address.'),
  likeId: field('Id of the lost property that a suggested search is like.'),
  mailed: field('Whether its owner is mailed.'),
  names: field('Names of the saved searches.', 'Leeds, 3+ beds, up to £300,000'),
  paused: field('Whether it is not matched for now.'),
  savedSearch: field('The saved search; missing until its address is confirmed.'),
  savedSearches: field('The saved searches.'),
  searchIds: field('Ids of the saved searches that found it.'),
  searches: field('The saved searches that found them.'),
  seenTo: field('Marks what it found as seen, up to this match.', 'mch_01K9ZX3Q6T4C8V0R2M5N7P9B1V'),
  unseen: field('Properties found since its owner looked, 99 at most.', 3),
  'FoundHomeView.from': field('Price before the reduction, in whole pounds.', 325_000),
  'FoundHomeView.news': field('What happened, in words.', 'Reduced from £325,000'),
  'FoundHomeView.why': field('What was asked for, as this property has it.', '3 bedrooms'),
  'SavedSearchView.name': name,
  'SavedSearchView.query': query,
  'SavedSearchView.summary': field('What it looks for, in a few words.', 'Leeds, 3+ beds, up to £300,000'),
  'confirmEmailedHome.key': emailedHome,
  'changeSavedSearch.key': link,
  'changeSavedSearch.name': name,
  'changeSavedSearch.query': query,
  'confirmSavedSearch.key': link,
  'confirmSavedSearch.search': field('Id of the saved search.'),
  'id.sch': field('Id of the saved search.'),
  'newHomes.alert': stop,
  'newHomes.key': link,
  'newHomes.search': field('Only what this saved search found.'),
  'removeSavedSearch.key': link,
  'resumeAlert.key': stop,
  'saveSearch.name': name,
  'saveSearch.query': query,
  'savedSearches.key': link,
  'searches.name': name,
  'searches.query': query,
  'stopAlert.key': stop,
  'stopHomeEmails.key': emailedHome,
};
