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
  /node_modules\/@tanstack\/|web\/(lib\/(query-client|use-media)|entities\/account\/user)\.|functions\/(kernel\/(keys|london-time)|listings\/properties\/domain\/property-kinds)\.|events\/postcode\./,
  /web\/(entities\/property\/(property|stored-home-list)|ui\/(checkbox|checkbox-group|chip|dialog|empty-state|error-state|fieldset|notice|pagination|query-page|select|text-input))\./,
  /lucide-react\/.*icons\/(arrow-right|eye|eye-off|file-question-mark|list|map|pencil-line)\./,
];
/** The box for a place, of the home page and of search results. */
const places =
  /web\/(ui\/(combobox|use-suggestions)|entities\/place\/recent-searches|features\/search\/place-box)\./;
/** A home in a list: the home page, results, the pages of a seller. */
const cards = /web\/entities\/property\/card\/(?!card-swipes|more-photos|home-card-skeleton)/;
/** Pins of homes, which the maps of a search, of a place and of saved homes share. */
const pins =
  /web\/(entities\/property\/map|features\/search\/map\/(chosen-homes|geometry|place-outline|results-map-controller))|web\/ui\/map\/(?!streets)|node_modules\/leaflet\//;
/** What pages with a list of homes share. */
const results =
  /web\/(features\/search\/(api|featured-row|filters\/place-label|listing\/travel-note)|entities\/property\/(card\/home-card-skeleton|hidden-homes)|entities\/saved-search\/save-search)\.|icons\/(search-x|sliders-horizontal)\./;
/**
 * What is at the end of a page and at the bottom edge of phones, and parts of the shell that are fetched once the page
 * is idle.
 */
const idle =
  /web\/(app\/(bottom-tabs|error-page|footer|footer-lines|phone-sheet)|ui\/(sheet|toast)|features\/accounts\/keep-account|lib\/(installed-worker|replay-input)|entities\/(carbon\/impact|property\/card\/card-swipes))\.|icons\/circle-user\./;
/** A draft of a listing and its form: the wizard, the page of changes, the camera of a phone. */
const drafts =
  /web\/features\/selling\/(draft-form-values|editor|focus-field|pictures|rebase|upload-queue|wizard\/(fields-skeleton|leave-guard|step-forms)|words\/problems)\./;
/** What pages that can be read without a connection share. */
const offline =
  /web\/(entities\/favourite\/saved-homes|lib\/(connection|outbox-(entry|store|time)|use-now|kept\/keeping)|ui\/(kept-line|needs-connection))\./;
/**
 * Small parts of members' pages and of those pages of visitors where few people arrive; icons among them: each alone would
 * be a file of a hundred bytes.
 */
const small = [
  /web\/(entities\/(help\/help-link|(offer|own-home|payment)\/api|payment\/package-name|property\/public-title|wait\/describe-expected)|features\/selling\/api|lib\/(field-errors|near-date|upload-files)|ui\/(avatar|radio-group|textarea))\./,
  /functions\/listings\/properties\/domain\/(address|fact-answers|home-status|sale-words)\./,
  /lucide-react\/.*icons\/(archive|arrow-left|calendar-range|circle-dashed|copy|file-(check|down|text)|house-plus|mail|messages-square|rotate-cw|sparkles|trending-up)\./,
];

/** What a home’s page and the comparison of homes share. */
const visits = /web\/(features\/property-page\/(api|cost\/mortgage)|entities\/property\/view-history)\./;
/** Lists as files. */
const csv = /web\/lib\/(csv|save-file)\./;
/** Icons of pages that mails lead to. */
const mailIcons = /lucide-react\/.*icons\/(bell-ring|link-2-off|mail-x)\./;
/** Small parts of pages of a home, those of visitors, too. */
const homeParts =
  /functions\/listings\/properties\/domain\/transitions\.|web\/lib\/fade-edges\.|lucide-react\/.*icons\/(calendar-plus|share-2)\./;
/** What most pages of a member need: the live channel, deadlines, small controls and calls, and their icons. */
const own = [
  /web\/(entities\/(joint-owner\/api|viewing\/states)|lib\/(day-name|file-tab|live|live\/hint-feed|query-state|use-(file-tab|returned-focus))|ui\/(csv-button|step-dialog|use-action-mutation))\./,
  /functions\/(kernel\/(deadline|urgency)|money\/payments\/domain\/pay-method)\./,
  /lucide-react\/.*icons\/(alarm-clock|arrow-down|ban|bell|bell-off|calendar-(clock|days)|clock|flag|handshake|hourglass|message-circle|pen-line|pencil|plus|pound-sterling|printer|reply|trash|users)\./,
];
/** What pages of deals and of a seller's home share: what waits for whom; the home's header, status and package. */
const deals = [
  /functions\/(deals\/offers\/domain\/(deal-waits|transitions)|money\/packages\/domain\/entitlements)\./,
  /web\/(entities\/(offer\/buying-tasks|viewing\/(api|labels|own-calendar-link)))\./,
  /web\/(entities\/(payment\/(labels|upgrade-hint)|property\/(listing-header|listing-tabs|own-listing-not-found|status-badge))|features\/selling\/listings\/home-action)\./,
  /lucide-react\/.*icons\/(circle|credit-card|external-link|minus|route)\./,
];
/** What waits in words: the pages of deals, and the notifications, which need nothing else of those. */
const waits = /web\/entities\/wait\/describe-waiting\./;
/** What a seller reads before the first step: the packages, and where homes are sent to. */
const sellingFacts =
  /web\/entities\/(payment\/(feature-notes|packages-table)|portal\/api)\.|functions\/(finding\/portals\/domain\/portal|reach\/site-pages\/domain\/help\/portal-answer)\./;
/** A price in words, of a seller's home and of an offer. */
const askingPrice = /web\/entities\/property\/asking-price\./;
/** What sellers' lists of homes and enquiries share. */
const homes =
  /web\/(features\/selling\/(use-own-homes-live|manage\/(labels|review-notice|tasks))|entities\/(own-home\/(home-task|home-waits|use-matters-live)|payment\/package-line))\.|functions\/trust\/listing-reviews\/domain\/return-texts\./;
/** What a seller can do with a home, in lists and on its page. */
const homeActions =
  /web\/features\/selling\/listings\/(home-actions|labels|use-home-actions)\.|web\/entities\/property\/publish-home\./;
/** The parts of a seller's page of a home that are far down. */
const manage = /web\/features\/selling\/manage\/(address-proof|buyer-gates|joint-owners)\./;
/** What is sent with files. */
const uploads = /web\/(lib\/upload|entities\/offer\/proof-field)\./;
/** A home's advert on other sites. */
const adverts =
  /functions\/finding\/portals\/domain\/advert-target\.|web\/entities\/portal\/(advert-|portals-card)/;
/** An offer and a viewing, in lists and in chats. */
const offerParts =
  /lucide-react\/.*icons\/hand-coins\.|functions\/deals\/offers\/domain\/answer-times\.|web\/(entities\/offer\/(offer-(details|documents|history|sum))|features\/offers\/(labels|sort-offers|use-offers-live))\./;
const viewings =
  /web\/entities\/viewing\/(calendar-links|rivals|use-cancel-link|use-viewing-mutation|viewing-(?!answer-sender)|waiting-viewings)/;
/** Offers in words. */
const offerWords =
  /lucide-react\/.*icons\/circle-minus\.|web\/(entities\/offer\/(buyer-viewings|labels|strength)|features\/offers\/api)\./;
/** What waits to be sent in a chat, and its files. */
const chat =
  /lucide-react\/.*icons\/paperclip\.|web\/(entities\/(chat\/drafts|file\/(file-chips|use-files))|features\/messages\/(api|chat-cache|outbox|outbox-rules|thread\/cards))\./;
/** The comparison of homes, and what leads to it. */
const comparison =
  /lucide-react\/.*icons\/columns-3\.|web\/entities\/property\/(compare-|home-comparison|recently-viewed)/;
/** Lists of saved homes that several people share, and a small part that few other pages need. */
const shortlists = /web\/(entities\/shortlist\/api|lib\/load-pages)\./;
/** Days of viewings of saved homes. */
const plan = /web\/features\/favourites\/plan\/(estimate-note|stop-list|viewing-days)\.|icons\/car\./;
/** The form of an offer, in a page and in a dialog. */
const offerForm =
  /web\/entities\/(buyer-check\/(gate-notice|labels)|offer\/amount-confirmation)\.|functions\/deals\/offers\/domain\/offer-limits\./;
/** Notes of interest in Scotland, of their buyer. */
const interest =
  /web\/(entities\/scottish-home\/(api|open-report|report-words|use-withdrawing)|features\/offers\/interest-list)\./;
/** What every page of a sale needs. */
const sale =
  /functions\/(deals\/sales\/domain\/legal-wording|kernel\/phone-format)\.|web\/entities\/sale\/(api|labels)\.|icons\/key-round\./;
/** Drafts and their steps. */
const draftSteps =
  /functions\/listings\/properties\/domain\/wizard\.|web\/(entities\/own-home\/(draft-title|wizard-query)|features\/selling\/(draft-sessions|publish\/obstacle-list|import-path|steps|wizard\/use-delete-draft))\./;
/** The form of a home that is on sale, for its page of changes and the dialog of its price. */
const edit =
  /web\/features\/selling\/(edit\/(draft-values|home-edit|use-edit-section)|fields\/address-shown)\./;
/** What a draft still lacks. */
const draftChecks =
  /functions\/(finding\/home-records\/domain\/price-doubt|listings\/properties\/domain\/field-obstacles)\.|web\/features\/selling\/records\/price-doubt\./;
/** What fills a new draft from registers. */
const records =
  /web\/features\/selling\/(records\/(register-values|use-home-records)|wizard\/register-fill)\./;
/** A buyer's checks in words. */
const buyerChecks =
  /functions\/deals\/buyer-checks\/domain\/words\.|web\/entities\/buyer-check\/(api|check-badges)\./;
/** The header and the tabs of a member, which follow the page, and the frame of pages with a form. */
const member =
  /web\/(app\/(account-menu|forget-failures|keep-answer|messages-link|messages-tab|staff-link|standing-banner|use-offline-upkeep)|features\/(accounts\/leaving-page|notifications\/(api|bell|notification-row|topics))|lib\/(live\/(channel|reconnection|socket)|use-page-visibility))\.|functions\/reach\/notifications\/domain\/(links|topics)\.|icons\/(circle-user|file-pen-line)\./;
/** Words of members' pages that the desk has, too. */
const deskWords = /web\/entities\/(help\/ticket-topics|payment\/payment-states)\./;
/** What several pages of the desk share; what two or three of them need is theirs. */
const desk =
  /web\/features\/staff\/(?!configuration\/setting-names|parts\/deal-lines|payments\/payment-(badge|line)|tickets\/ticket-line)|functions\/trust\/cases\/domain\/words\.|lucide-react\/.*icons\/(folder-tree|megaphone|receipt-pound-sterling)\./;

const isOneOf = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id));

/** Which modules are in one file of the built site; the rest is split by the pages that need it. */
export const chunkGroups = [
  { name: 'vendor', test: vendor, priority: 9 },
  { name: 'shell', test: isOneOf(shell), priority: 8 },
  { name: 'pages', test: isOneOf(pages), priority: 6 },
  { name: 'cards', test: cards, priority: 6 },
  { name: 'home-parts', test: homeParts, priority: 6 },
  { name: 'small', test: isOneOf(small), priority: 6 },
  { name: 'visits', test: visits, priority: 3 },
  { name: 'csv', test: csv, priority: 3 },
  { name: 'mail-icons', test: mailIcons, priority: 2 },
  { name: 'own', test: isOneOf(own), priority: 5 },
  { name: 'deals', test: isOneOf(deals), priority: 4, includeDependenciesRecursively: false },
  { name: 'waits', test: waits, priority: 4, includeDependenciesRecursively: false },
  { name: 'homes', test: homes, priority: 3, includeDependenciesRecursively: false },
  { name: 'home-actions', test: homeActions, priority: 3, includeDependenciesRecursively: false },
  { name: 'manage', test: manage, priority: 3, includeDependenciesRecursively: false },
  { name: 'uploads', test: uploads, priority: 3, includeDependenciesRecursively: false },
  { name: 'adverts', test: adverts, priority: 3, includeDependenciesRecursively: false },
  { name: 'offer-parts', test: offerParts, priority: 3, includeDependenciesRecursively: false },
  { name: 'viewings', test: viewings, priority: 3, includeDependenciesRecursively: false },
  { name: 'offer-words', test: offerWords, priority: 3, includeDependenciesRecursively: false },
  { name: 'interest', test: interest, priority: 3, includeDependenciesRecursively: false },
  { name: 'offer-form', test: offerForm, priority: 3, includeDependenciesRecursively: false },
  { name: 'chat', test: chat, priority: 3, includeDependenciesRecursively: false },
  { name: 'comparison', test: comparison, priority: 3, includeDependenciesRecursively: false },
  { name: 'shortlists', test: shortlists, priority: 3, includeDependenciesRecursively: false },
  { name: 'asking-price', test: askingPrice, priority: 4, includeDependenciesRecursively: false },
  { name: 'selling-facts', test: sellingFacts, priority: 3, includeDependenciesRecursively: false },
  { name: 'plan', test: plan, priority: 3, includeDependenciesRecursively: false },
  { name: 'sale', test: sale, priority: 3 },
  { name: 'draft-steps', test: draftSteps, priority: 3, includeDependenciesRecursively: false },
  { name: 'draft-checks', test: draftChecks, priority: 3, includeDependenciesRecursively: false },
  { name: 'edit', test: edit, priority: 3, includeDependenciesRecursively: false },
  { name: 'records', test: records, priority: 3, includeDependenciesRecursively: false },
  { name: 'buyer-checks', test: buyerChecks, priority: 4 },
  { name: 'desk', test: desk, minShareCount: 2, priority: 4, includeDependenciesRecursively: false },
  { name: 'desk-words', test: deskWords, priority: 4, includeDependenciesRecursively: false },
  { name: 'places', test: places, priority: 5 },
  { name: 'results', test: results, priority: 3 },
  { name: 'pins', test: pins, priority: 1 },
  { name: 'offline', test: offline, priority: 4 },
  { name: 'drafts', test: drafts, priority: 3 },
  { name: 'idle', test: idle, priority: 2 },
  { name: 'member', test: member, priority: 2, includeDependenciesRecursively: false },
];
