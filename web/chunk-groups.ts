/**
 * Code that every page needs: one chunk compresses better, and stays in the browser's cache across releases.
 */
const vendor =
  /rolldown\/runtime|node_modules\/((react|react-dom|react-router|react-router-dom|scheduler)\/|@tanstack\/react-query\/.*QueryClientProvider)/;
/** The start of the site, the shell, and small parts of nearly every page: a field, a link, a price, a call. */
const shell = [
  /web\/(main\.tsx|index\.html)/,
  /web\/app\/(add-own-routes|header|layout|lazy-components|navigation|page-error|phone-menu|providers|route-changes|routes?r?|scroll-position|theme-switch|toast-region)\./,
  /web\/lib\/(api-error|cached-loader|client|cx|format|ids|lazy-with-queries|query|rendered|send|session|theme|toast|token-store|use-browser)\./,
  /web\/ui\/(badge|button|control-class|field|icon|link|mark|photo|price|skeleton)\./,
  /web\/entities\/(property\/card\/(news|save-heart)|favourite\/use-save-toggle|ownership\/mark-text)\./,
  /lucide-react\/.*icons\/(badge-check|check|chevron-down|chevron-left|chevron-right|map-pin|message-square|search)\./,
  // A few constants do not justify a chunk.
  /functions\/kernel\/time\.|web\/entities\/viewing\/viewable\./,
];
/**
 * The query library, states for missing content, and small parts of lists: what all pages need but those where most
 * people arrive.
 */
const pages = [
  /node_modules\/@tanstack\/|web\/(lib\/(query-client|use-media)|entities\/account\/user)\.|functions\/(kernel\/keys|listings\/properties\/domain\/property-kinds)\.|events\/postcode\./,
  /web\/(entities\/property\/(property|stored-home-list)|ui\/(checkbox|checkbox-group|chip|dialog|empty-state|error-state|fieldset|notice|pagination|query-page|select|text-input))\./,
  /lucide-react\/.*icons\/(arrow-right|eye|eye-off|file-question-mark|pencil-line)\./,
];
/** The box for a place, of the home page and of search results. */
const places =
  /web\/(ui\/(combobox|use-suggestions)|entities\/place\/recent-searches|features\/search\/place-box)\./;
/** A home in a list: the home page, results, the pages of a seller. */
const cards = /web\/entities\/property\/card\/(?!card-swipes|more-photos|home-card-skeleton)/;
/** Pins of homes, which the maps of a search, of a place and of saved homes share. */
const pins =
  /web\/(entities\/property\/map|features\/search\/map\/(chosen-homes|geometry|results-map-controller))|web\/ui\/map\/(?!streets)|node_modules\/leaflet\//;
/** What pages with a list of homes share. */
const results =
  /web\/(features\/search\/(api|featured-row|filters\/place-label|listing\/travel-note)|entities\/property\/card\/home-card-skeleton|entities\/saved-search\/save-search)\.|icons\/(list|map|search-x|sliders-horizontal)\./;
/**
 * What is at the end of a page and at the bottom edge of phones, and parts of the shell that are fetched once the page
 * is idle.
 */
const idle =
  /web\/(app\/(bottom-tabs|error-page|footer|footer-lines|phone-sheet)|ui\/(sheet|toast)|lib\/(installed-worker|replay-input)|entities\/(carbon\/impact|property\/card\/card-swipes))\.|icons\/circle-user\./;
/** A draft of a listing and its form: the wizard, the page of changes, the camera of a phone. */
const drafts =
  /web\/features\/selling\/(draft-form-values|editor|focus-field|pictures|rebase|upload-queue|wizard\/(leave-guard|step-forms))\./;
/** Read by pages without a draft’s form as well. */
const uploadFiles = /web\/lib\/upload-files\./;
/** What a home’s page and the comparison of homes share. */
const visits = /web\/(features\/property-page\/api|entities\/property\/view-history)\./;
/** Icons of sellers' and buyers' own pages. */
const ownIcons =
  /lucide-react\/.*icons\/(archive|arrow-down|bell|bell-off|circle|circle-dashed|credit-card|external-link|handshake|house-plus|mail|pencil|plus|reply|users)\./;
/** What pages that can be read without a connection share. */
const offline =
  /web\/(lib\/(connection|outbox-(entry|time)|kept\/keeping)|ui\/(kept-line|needs-connection))\./;
/** Icons of several pages: each alone would be a file of a hundred bytes. */
const icons = /node_modules\/lucide-react\//;
const severalPages = 5;

/** Small parts of pages of a home, those of visitors, too. */
const homeParts =
  /functions\/listings\/properties\/domain\/transitions\.|web\/lib\/fade-edges\.|lucide-react\/.*icons\/(calendar-plus|share-2)\./;
/** What most pages of a member need: the live channel, deadlines, small controls. */
const own = [
  /web\/(entities\/(help\/help-link|offer\/api)|lib\/(day-name|live|live\/hint-feed|query-state)|ui\/avatar)\./,
  /functions\/(kernel\/(deadline|urgency)|deals\/offers\/domain\/transitions)\./,
];
/**
 * Calls about own homes, what a home and its sale are called, and a helper of forms: too small for a file each, and of
 * pages that need little else.
 */
const ownHome =
  /functions\/listings\/properties\/domain\/home-status\.|web\/(entities\/own-home\/(api|wizard-query)|features\/selling\/api|lib\/field-errors)\./;
/** Controls of short forms. */
const controls = /web\/ui\/(step-dialog|radio-group|textarea|use-action-mutation)\./;
/** What pages of deals share: what waits for whom. */
const deals =
  /functions\/deals\/offers\/domain\/deal-waits\.|web\/(entities\/(viewing\/api|wait\/describe-waiting)|lib\/near-date)\./;
/** What the pages of a seller's home share: its header, status and package. */
const listing = [
  /functions\/money\/packages\/domain\/entitlements\./,
  /web\/entities\/(payment\/(labels|upgrade-hint)|property\/(listing-header|listing-tabs|own-listing-not-found|status-badge))\./,
];
/** What sellers' lists of homes and enquiries share. */
const homes =
  /web\/(features\/selling\/use-own-homes-live|entities\/own-home\/(home-task|home-waits|use-matters-live))\./;
/** What a seller can do with a home, in lists and on its page. */
const homeActions =
  /web\/features\/selling\/listings\/(home-actions|use-home-actions)\.|web\/entities\/property\/publish-home\./;
/** The parts of a seller's page of a home that are far down. */
const manage = /web\/features\/selling\/manage\/(address-proof|buyer-gates|joint-owners)\./;
/** What is sent with files. */
const uploads = /web\/(lib\/upload|entities\/offer\/proof-field)\./;
/** A home's advert on other sites. */
const adverts =
  /functions\/finding\/portals\/domain\/advert-wish\.|web\/entities\/portal\/(advert-|portals-card)/;
/** Lists as files. */
const csv = /web\/(lib\/(csv|save-file)|ui\/csv-button)\./;
/** An offer and a viewing, in lists and in chats. */
const offerParts =
  /lucide-react\/.*icons\/hand-coins\.|functions\/deals\/offers\/domain\/answer-times\.|web\/(entities\/offer\/(offer-(actions|details|documents|history|sum))|features\/offers\/(labels|sort-offers|use-offers-live))\./;
const viewings =
  /web\/entities\/viewing\/(calendar-links|labels|rivals|use-cancel-link|use-viewing-mutation|viewing-)/;
/** What every page of a sale needs. */
const sale = /functions\/kernel\/phone-format\.|web\/entities\/sale\/(api|labels)\./;
/** Drafts and their steps. */
const draftSteps =
  /functions\/listings\/properties\/domain\/wizard\.|web\/(entities\/own-home\/draft-title|features\/selling\/(draft-sessions|steps|wizard\/use-delete-draft))\./;
/** A home's address, title and facts in words. */
const homeTexts =
  /functions\/listings\/properties\/domain\/(address|fact-answers)\.|web\/entities\/property\/public-title\./;
/** Small calls of a seller's and a buyer's pages. */
const calls =
  /functions\/finding\/portals\/domain\/portal\.|web\/entities\/(buyer-check|joint-owner|portal)\/api\./;
/** What fills a new draft from registers. */
const records =
  /web\/features\/selling\/(records\/(register-values|use-home-records)|wizard\/register-fill)\./;
/** A buyer's checks in words. */
const buyerChecks =
  /functions\/deals\/buyer-checks\/domain\/words\.|web\/entities\/buyer-check\/check-badges\./;
/** The header and the tabs of a member, which follow the page. */
const member =
  /web\/(app\/(account-menu|forget-failures|keep-answer|messages-link|messages-tab|staff-link|standing-banner|use-offline-upkeep)|features\/notifications\/(api|bell|notification-row|topics)|lib\/live\/(channel|reconnection|socket))\.|icons\/circle-user\./;
/** What several pages of the desk share. */
const desk = /web\/features\/staff\/|functions\/trust\/cases\/domain\/words\./;

const isOneOf = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id));

/** Which modules are in one file of the built site; the rest is split by the pages that need it. */
export const chunkGroups = [
  { name: 'vendor', test: vendor, priority: 9 },
  { name: 'shell', test: isOneOf(shell), priority: 8 },
  { name: 'pages', test: isOneOf(pages), priority: 6 },
  { name: 'cards', test: cards, priority: 6 },
  { name: 'home-parts', test: homeParts, priority: 6 },
  { name: 'own', test: isOneOf(own), priority: 5 },
  { name: 'own-home', test: ownHome, priority: 6 },
  { name: 'controls', test: controls, priority: 5 },
  { name: 'deals', test: deals, priority: 4 },
  { name: 'listing', test: isOneOf(listing), priority: 4 },
  { name: 'homes', test: homes, priority: 3, includeDependenciesRecursively: false },
  { name: 'home-actions', test: homeActions, priority: 3, includeDependenciesRecursively: false },
  { name: 'manage', test: manage, priority: 3, includeDependenciesRecursively: false },
  { name: 'uploads', test: uploads, priority: 3, includeDependenciesRecursively: false },
  { name: 'adverts', test: adverts, priority: 3, includeDependenciesRecursively: false },
  { name: 'csv', test: csv, priority: 3 },
  { name: 'offer-parts', test: offerParts, priority: 3, includeDependenciesRecursively: false },
  { name: 'viewings', test: viewings, priority: 3, includeDependenciesRecursively: false },
  { name: 'sale', test: sale, priority: 3 },
  { name: 'draft-steps', test: draftSteps, priority: 3, includeDependenciesRecursively: false },
  { name: 'home-texts', test: homeTexts, priority: 3, includeDependenciesRecursively: false },
  { name: 'calls', test: calls, priority: 3, includeDependenciesRecursively: false },
  { name: 'records', test: records, priority: 3, includeDependenciesRecursively: false },
  { name: 'buyer-checks', test: buyerChecks, priority: 4 },
  { name: 'desk', test: desk, minShareCount: 2, priority: 4, includeDependenciesRecursively: false },
  { name: 'places', test: places, priority: 5 },
  { name: 'results', test: results, priority: 3 },
  { name: 'pins', test: pins, priority: 1 },
  { name: 'offline', test: offline, priority: 4 },
  { name: 'upload-files', test: uploadFiles, priority: 4 },
  { name: 'drafts', test: drafts, priority: 3 },
  { name: 'visits', test: visits, priority: 3 },
  { name: 'idle', test: idle, priority: 2 },
  { name: 'member', test: member, priority: 2, includeDependenciesRecursively: false },
  { name: 'icons', test: icons, minShareCount: severalPages, priority: 1 },
  { name: 'own-icons', test: ownIcons, priority: 2 },
];
