/**
 * Which module may import which. The order of groups and the writes that cross between them are read from functions/groups.json;
 * tests/architecture/rules.test.ts plants a forbidden import for each rule.
 */
const { families, crossingWrites, adapterUses } = require('./functions/groups.json');

const order = Object.values(families).flat();

const npm = '^node_modules/';
const tests = '^(infra/local-cloud/)?tests/';
const zod = '^node_modules/zod/';
const pureKernel =
  '^functions/kernel/(http/(contract|key-scopes|origin-header|public-address)|counts|deadline|email-address|errors|json|keys|link-token|validation-messages|london-time|money|operator|own-path|paper-coverage|phone|phone-format|printable|printable-digits|published-map|slug|stand-in|sums|text|time|urgency|working-days)\\.ts$';
/** Reads a table within a module: no I/O, but not for the site, which has no zlib. */
const packedText = '^functions/kernel/packed-text\\.ts$';
const ofGroup = '^functions/(?!kernel/)[^/]+/[^/]+/';
const contracts = `${ofGroup}[a-z-]*contract\\.ts$`;
const domains = `${ofGroup}domain/`;
/** The search index: data structures of their own size, as pure as a domain. */
const searchIndex = '^functions/finding/search/index/';
/** What AWS invokes. */
const entries = `^functions/delivery/api/|${ofGroup}([a-z-]*handler\\.ts|(on|every)-[a-z-]+\\.ts|subscribers/|schedules/)`;
/** Parts of a handler: the operations of one contract, or of one noun. */
const handlerParts = `${ofGroup}[a-z-]+-calls\\.ts$`;
const doors = [entries, handlerParts];

const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

const groupOrder = order
  .slice(0, -1)
  .map((group, place) =>
    rule(
      `${group}-imports-groups-before-it`,
      { path: `^functions/[^/]+/${group}/` },
      { path: `^functions/[^/]+/(${order.slice(place + 1).join('|')})/` },
      'Groups are read from the first to the last: functions/groups.json.',
    ),
  );

/** The modules that a list of groups.json allows a group to import. */
const modulesOf = (list, group) =>
  list.filter(({ groups }) => groups.includes(group)).map(({ module }) => `^${module}$`);
const groupWrites = order.map((group) =>
  rule(
    `${group}-runs-its-own-commands`,
    { path: `^functions/[^/]+/${group}/` },
    { path: `^functions/[^/]+/(?!${group}/)[^/]+/commands/`, pathNot: modulesOf(crossingWrites, group) },
    'A group changes another by an event, or functions/groups.json names the write with its reason.',
  ),
);
const groupAdapters = order.map((group) =>
  rule(
    `${group}-adapters-import-domains`,
    { path: `^functions/[^/]+/${group}/adapters/` },
    {
      path: `^functions/(?!kernel/|delivery/)[^/]+/(?!${group}/)[^/]+/`,
      pathNot: [domains, searchIndex, ...modulesOf(adapterUses, group)],
    },
    'Rows and providers of another group are its own; use cases ask its queries, or groups.json has the reason.',
  ),
);

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }, 'A cycle has no bottom to begin reading at.'),
    rule('tests-are-not-imported', { pathNot: tests }, { path: tests }, 'Tests serve tests.'),
    rule(
      'events-import-zod-only',
      { path: '^events/' },
      { pathNot: ['^events/', zod] },
      'Every group and the site read the published language.',
    ),

    // Kernel
    rule(
      'pure-kernel-is-pure',
      { path: pureKernel },
      {
        pathNot: [
          pureKernel,
          zod,
          // What reads the text of an address.
          '^net$',
          '^functions/kernel/phone-countries.json$',
          '^node_modules/libphonenumber-js/',
        ],
      },
      'The site and the domains read these files.',
    ),
    rule(
      'kernel-imports-no-group',
      { path: '^functions/kernel/' },
      { path: '^functions/(?!kernel/)' },
      'The kernel serves all groups.',
    ),

    // Layers of a group
    rule(
      'domain-is-pure',
      { path: domains },
      // Of `net`, domains use what reads the text of an address.
      { pathNot: ['^events/', '^net$', domains, searchIndex, contracts, pureKernel, packedText, zod] },
      'A decision is tested without a clock, an environment or an SDK.',
    ),
    rule(
      'search-index-is-pure',
      { path: searchIndex },
      { pathNot: [searchIndex, zod] },
      'It is a library of data structures: tests, the local cloud and benchmarks run it as it is.',
    ),
    rule(
      'contract-imports-schemas',
      { path: contracts },
      { pathNot: ['^events/', domains, contracts, pureKernel, zod] },
      'The site, the stacks and the generated documents read contracts.',
    ),
    rule(
      'adapters-below-use-cases',
      { path: `${ofGroup}adapters/` },
      { path: `${ofGroup}(commands|queries)/` },
      'Adapters serve use cases.',
    ),
    rule(
      'queries-change-nothing',
      { path: `${ofGroup}queries/` },
      {
        path: [
          `${ofGroup}commands/`,
          '^functions/kernel/(data/update|events/(publish|scheduler)|http/[a-z]+-limit|mail/send)\\.ts$',
        ],
      },
      'A query may run at any time and any number of times. Doors and commands count the limits.',
    ),
    rule(
      'entries-are-not-imported',
      { path: '^functions/' },
      { path: entries },
      'AWS invokes them; what two of them need is a command or a query.',
    ),
    rule(
      'handler-parts-serve-handlers',
      { path: '^functions/', pathNot: doors },
      { path: handlerParts },
      'They are a handler in several files.',
    ),

    // Order of families and their groups
    rule(
      'groups-import-no-delivery',
      { path: '^functions/(?!delivery/)' },
      { path: '^functions/delivery/' },
      'The manifest, the document of the API and the Lambdas of several groups are made from the groups.',
    ),
    ...groupOrder,
    ...groupWrites,
    ...groupAdapters,

    // Infrastructure
    rule(
      'functions-run-anywhere',
      { path: '^(functions|events)/' },
      { path: '^(infra|web)/' },
      'Code does not know where it runs or who shows it.',
    ),
    rule(
      'aws-by-its-clients',
      { path: '^functions/' },
      { path: '^node_modules/(@smithy/|aws4|@aws-sdk/(core|signature-v4|util-dynamodb|xml-builder))' },
      'Clients of the SDK sign, marshal and parse the calls of AWS.',
    ),
    rule(
      'infra-reads-the-manifest',
      { path: '^infra/', pathNot: '^infra/(local|local-cloud|demo|places)/' },
      {
        path: '^functions/',
        pathNot:
          '^functions/(delivery/manifest/|kernel/(http/(contract|key-scopes|origin-header|public-address)|operator|pdf/fonts|published-map)\\.ts$)',
      },
      'Entries are paths. The programmes of infra/places write the tables of functions/people/places.',
    ),
    rule(
      'infra-imports-no-site',
      { path: '^infra/' },
      { path: '^web/' },
      'The stacks know the site as a folder of files.',
    ),
    rule(
      'local-cloud-is-a-package',
      { path: '^infra/local-cloud/' },
      { pathNot: ['^infra/local-cloud/', npm], dependencyTypesNot: ['core'] },
      'It goes along to another app as it is: what it needs of one is handed in.',
    ),
    rule(
      'local-cloud-by-its-exports',
      { path: '^infra/(?!local-cloud/)' },
      { path: '^infra/local-cloud/(?!(index|stand-ins|template/index)\\.ts$)' },
      'What a package exports is what others may rely on; its tests and benchmarks see the rest.',
    ),
    rule(
      'local-cloud-knows-no-product',
      { path: '^infra/(local|demo)/' },
      { path: '^(functions|events|web)/' },
      'The local cloud runs what the templates and bundles say, and the demo uses the public API.',
    ),

    // Site
    rule(
      'site-reads-contracts-and-domains',
      { path: '^web/' },
      { path: '^functions/', pathNot: [contracts, domains, pureKernel] },
      'Server code stays on the server.',
    ),
    rule('site-imports-no-stacks', { path: '^web/' }, { path: '^infra/' }, 'Stacks stay on the server.'),
    rule(
      'site-has-no-sdk',
      { path: '^web/' },
      { path: '^node_modules/(@aws|@middy|electrodb|aws-(?!amplify/))' },
      'These packages are for Lambda.',
    ),
    rule(
      'amplify-for-sign-in-alone',
      { path: '^web/', pathNot: '^web/features/accounts/(passkey-client|social-flow)\\.ts$' },
      { path: '^node_modules/aws-amplify/' },
      'Amplify is large: the two steps that need it load it, and no first load has it.',
    ),
    rule(
      'site-has-no-node',
      { path: '^web/', pathNot: '^web/((server/)?vite\\.config|[a-z/-]*build[a-z-]*)\\.ts$' },
      { dependencyTypes: ['core'] },
      'The site runs in browsers.',
    ),
    rule(
      'renderer-is-an-entry',
      { path: '^web/(?!server/)' },
      { path: ['^web/server/', '^node_modules/react-dom/(static|server)'] },
      'The server’s entry puts the pages together as main.tsx does; functions load what is built of it.',
    ),
    rule(
      'ui-and-lib-know-no-feature',
      { path: '^web/(ui|lib)/' },
      { path: '^web/(features|entities|site|app)/' },
      'Primitives and tools serve every page.',
    ),
    rule(
      'app-is-not-imported',
      { path: '^web/(features|entities|site|ui|lib)/' },
      { path: '^web/app/' },
      'The app puts the pages together: what they share of addresses and heads is in web/site.',
    ),
    rule(
      'site-knows-addresses-alone',
      { path: '^web/site/' },
      { path: '^web/(?!site/|lib/)' },
      'Every page reads the addresses of the others.',
    ),
    rule(
      'pages-use-the-page-shell',
      { path: '^web/(features|entities)/' },
      { path: '^web/ui/error-state\\.tsx$' },
      'QueryPage and QuerySection keep data and messages on screen while a query is read again.',
    ),
    rule(
      'features-import-no-feature',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/(?!$1/)' },
      'A feature can be read, changed and removed by itself.',
    ),
    rule(
      'entities-serve-features',
      { path: '^web/entities/' },
      { path: '^web/(features|app)/' },
      'What several pages show of a viewing, an offer or a chat knows none of the pages.',
    ),
  ],
  options: {
    doNotFollow: { path: npm },
    exclude: { path: ['^dist/', '^cdk\\.out/'] },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
    builtInModules: { add: ['node:sqlite', 'node:test'] },
  },
};
