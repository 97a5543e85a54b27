/** Who may import whom. One rule a line of the plan; a file that needs an exception is in the wrong room. */
const npm = '^node_modules/';
const node = ['core'];
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }, 'A cycle has no bottom to begin reading at.'),
    rule('no-orphan-tests', { pathNot: '^tests/' }, { path: '^tests/' }, 'Nothing imports tests.'),
    rule(
      'events-are-zod-only',
      { path: '^events/' },
      { pathNot: ['^events/', '^node_modules/zod/'] },
      'The published language depends on nobody.',
    ),
    rule(
      'pure-kernel',
      {
        path: '^functions/kernel/(http/contract|errors|london-time|money|text|operator|time|working-days)\\.ts$',
      },
      {
        pathNot: [
          '^functions/kernel/(http/contract|errors|london-time|money|text|operator|time|working-days)\\.ts$',
          '^node_modules/zod/',
        ],
      },
      'The site reads these too.',
    ),
    rule(
      'kernel-knows-no-group',
      { path: '^functions/kernel/' },
      { path: '^functions/(?!kernel/)' },
      'The kernel carries features, it does not know them.',
    ),
    rule(
      'nouns-are-pure',
      {
        path: '^functions/[^/]+/[^/]+\\.ts$',
        pathNot:
          '^functions/(kernel/|manifest/|openapi|[^/]+/(contract|store|[a-z-]*-store|handler|on-|every-|identity|mails?|uploads?|pictures?|lookup|media|feed|snapshots?|places|catalogue-feed|push|invitation)[a-z-]*\\.ts)',
      },
      { dependencyTypes: ['npm', 'core'], pathNot: '^node_modules/zod/' },
      'A domain file has no SDK, no environment and no clock.',
    ),
    rule(
      'domain-is-pure',
      { path: '^functions/[^/]+/domain/' },
      { dependencyTypes: ['npm', 'core'], pathNot: '^node_modules/zod/' },
      'A domain file has no SDK, no environment and no clock.',
    ),
    rule(
      'domain-knows-domain',
      { path: '^functions/[^/]+/domain/' },
      {
        path: [
          '^functions/[^/]+/(adapters|commands|queries|subscribers|schedules|handler)',
          '^functions/[^/]+/([a-z-]*store|on-|every-)[a-z-]*\\.ts$',
          '^functions/kernel/(?!http/contract|errors|london-time|money|text|operator|time|working-days)',
        ],
      },
      'The domain is the lowest layer: it knows events, pure tools and other domains.',
    ),
    rule(
      'adapters-below-use-cases',
      { path: '^functions/[^/]+/adapters/' },
      { path: '^functions/[^/]+/(commands|queries|subscribers|schedules|handler)' },
      'Adapters serve use cases and know none of them.',
    ),
    rule(
      'contracts-are-nouns',
      { path: '^functions/[^/]+/contract\\.ts$' },
      {
        pathNot: [
          '^functions/[^/]+/(domain/)?[a-z-]+\\.ts$',
          '^functions/kernel/http/contract\\.ts$',
          '^events/',
          '^node_modules/zod/',
        ],
      },
      'A contract is read by the site, the stacks and the document.',
    ),
    rule(
      'contracts-not-stores',
      { path: '^functions/[^/]+/contract\\.ts$' },
      { path: '(store|handler|/on-|/every-|/(adapters|commands|queries|subscribers|schedules)/)' },
      'A contract is read by the site, the stacks and the document.',
    ),
    rule(
      'no-handler-imports',
      { path: '^functions/' },
      {
        path: [
          '^functions/[^/]+/(((paypal|picture)-)?handler|on-[a-z-]+|every-[a-z-]+)\\.ts$',
          '^functions/[^/]+/(subscribers|schedules)/',
        ],
      },
      'Handlers are doors, not rooms.',
    ),
    rule(
      'infra-reads-the-manifest',
      { path: '^infra/', pathNot: '^infra/(local|demo)/' },
      { path: '^functions/(?!manifest/|kernel/(http/contract|operator))' },
      'Entries are path strings.',
    ),
    rule(
      'infra-not-web',
      { path: '^infra/' },
      { path: '^(web|tests)/' },
      'The stacks know the site as a folder of files.',
    ),
    rule(
      'local-knows-no-property',
      { path: '^infra/(local|demo)/' },
      { path: '^(functions|events|web|tests)/' },
      'The local cloud knows CloudFormation and nothing else of the project.',
    ),
    rule(
      'functions-not-infra-or-web',
      { path: '^(functions|events)/' },
      { path: '^(infra|web|tests)/' },
      'Code does not know where it runs or who shows it.',
    ),
    rule(
      'web-has-no-server',
      { path: '^web/' },
      {
        path: [
          '^infra/',
          '^functions/[^/]+/(store|((paypal|picture)-)?handler|on-|every-)',
          '^functions/[^/]+/(adapters|commands|queries|subscribers|schedules)/',
          '^functions/kernel/(?!http/contract|errors|london-time|money|text|operator|time|working-days)',
          '^node_modules/(@aws|@middy|electrodb|aws-)',
        ],
      },
      'Server code stays on the server.',
    ),
    rule(
      'web-has-no-node',
      { path: '^web/', pathNot: '^web/(vite\\.config|[a-z/-]*build[a-z-]*)\\.ts$' },
      { dependencyTypes: node },
      'The site runs in browsers.',
    ),
    rule(
      'ui-knows-no-feature',
      { path: '^web/(ui|lib)/' },
      { path: '^web/(features|entities|app)/' },
      'Primitives and tools serve every feature.',
    ),
    rule(
      'features-stand-alone',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/(?!$1/)' },
      'A feature never imports another.',
    ),
    rule(
      'entities-serve-features',
      { path: '^web/entities/' },
      { path: '^web/(features|app/(?!paths))' },
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
