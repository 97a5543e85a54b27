import { field, type FieldNotes } from './field.ts';

/** Homes on property portals. */
export const portalFields: FieldNotes = {
  'OpenPortals.portals': field('Portals that homes are sent to; none on a site that sends nowhere.'),
  'PortalListing.portals': field('Portals that homes are sent to; none on a site that sends nowhere.'),
  'StaffPortals.portals': field('Portals that homes are sent to now.'),
  'owners.portals': field('Portals on which the owner wants the home.'),
  'givePortalInstruction.portals': field('Portals on which the caller wants the home; none takes it off.'),
  about: field('What the refusal is about; `contract` is for the site’s operator to mend.'),
  adverts: field('The home on each portal that it was sent to.'),
  'StaffPortals.adverts': field('Homes in this state, at most 200, the latest change first.'),
  contracted: field('Portals of the operator’s contracts, also while they are switched off.'),
  'refusals.code': field('The portal’s own code.', 'PRICE_INVALID'),
  'warnings.code': field('The portal’s own code.', 'MEDIA_NOT_FETCHED'),
  help: field('What it means for the owners.', 'The price or its wording wasn’t accepted.'),
  'homeFile.name': field('Name for the file.', 'GABLE_4KQ7.blm'),
  'homeFile.text': field('The file, in ASCII.', '#HEADER#'),
  homeStatus: field('Status of the home.'),
  membership: field('Membership of the redress scheme.', 'membership D00000'),
  'PortalAdvertView.nextTryAt': field('When a portal that did not answer is tried again, in UTC.'),
  'StaffPortalAdvert.nextTryAt': field('When a portal that did not answer is tried again, in UTC.'),
  numberShown: field('Whether portals show the house number, and not the street alone.'),
  portal: field('The portal.'),
  refusals: field('What the portal refused; none where it took the home.'),
  scheme: field('Redress scheme of the site’s operator; null on a site that sends nowhere.'),
  shownSince: field('Since when the portal shows the home without a break, in UTC.'),
  standIn: field('Whether a stand-in answers in a portal’s place, so that no buyer sees the home there.'),
  tries: field('Tries since the portal last answered.', 2),
  you: field('Whether it is the caller.'),
};

/** Sellers' own adverts elsewhere. */
export const ownAdvertFields: FieldNotes = {
  'readOwnAdvert.url': field('Address of the advert.', 'https://www.example.co.uk/homes/14-oak-road'),
  'readOwnAdvert.text': field('Text of the advert, with its heading and price.', '3 bedroom house for sale'),
  'OwnAdvertView.url': field(
    'Address that was read, after redirects; missing for a text.',
    'https://www.example.co.uk/homes/14-oak-road',
  ),
  site: field('Name of the site; missing for a text.', 'www.example.co.uk'),
  cells: field('What the advert says, at most one of each fact.'),
  fact: field('What it says something about.'),
  foundIn: field('Where on the page it was.'),
  'OwnAdvertView.features': field('Lines about the home.', 'South-west facing garden'),
  'OwnAdvertView.pictures': field('Pictures that the advert has of the home.'),
  'pictures.url': field('Where the advert has it.', 'https://www.example.co.uk/media/1.jpg'),
  'AdvertPicture.caption': field('The advert’s words for it.', 'The kitchen'),
  ownHome: field(
    'That the advert is of the caller’s own home, or of one that they’re authorised to sell.',
    true,
  ),
  mayUseContent: field('That the caller may use its words and photos here.', true),
  confirmedAt: field('When the caller first said so, in UTC.'),
  nth: field('Place of the picture in the advert’s list, from 0.', 0),
  source: field('The seller’s own advert, or the home of a file, that the draft began with.'),
  'source.url': field('Address of the advert; missing for a text.', 'https://www.example.co.uk/oak-road'),
  format: field('Format of the file.', 'blm'),
  reference: field('What the file calls the home.', 'OAK14'),
  'source.origins': field(
    'How the file knows the fields and key facts that still say what it says, by their names.',
  ),
  advertId: field('The advert.'),
};
