import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { ImportKind, Plugin } from 'esbuild';
import * as z from 'zod';
import { requireMatches } from './require-matches.ts';

const Loaded = z.object({ contents: z.string(), resolveDir: z.string() });

interface Replacement {
  readonly path: string;
  /** The one client that imports it; all do by default. */
  readonly client?: string;
  readonly kind?: ImportKind;
  readonly contents: string;
}

const replacements: readonly Replacement[] = [
  {
    // Lambda passes a function's credentials in its environment, so no profile, sign-in page or metadata
    // server is needed. They are read again for another key alone, as each call would read six variables.
    path: '@aws-sdk/credential-provider-node',
    contents: `
      import { fromEnv } from '@aws-sdk/credential-provider-env';
      export function defaultProvider(init) {
        const read = fromEnv(init);
        let known;
        return async () => {
          if (known?.accessKeyId !== process.env.AWS_ACCESS_KEY_ID) known = await read();
          return known;
        };
      }`,
  },
  {
    // No operation in use returns an event stream, but its dynamic import would be bundled completely.
    path: '@smithy/core/event-streams',
    kind: 'dynamic-import',
    contents: "throw new Error('Streams of events are left out of the bundles')",
  },
  {
    // DynamoDB has one endpoint per region. The discovery of others brings a cache with two packages of its own.
    path: '@aws-sdk/middleware-endpoint-discovery',
    client: 'client-dynamodb',
    contents:
      'export const resolveEndpointDiscoveryConfig = (config) => config;' +
      'const none = () => undefined;' +
      'export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = ' +
      '{ environmentVariableSelector: none, configFileSelector: none, default: undefined };',
  },
];

const listPaths = (client: string | undefined): string[] =>
  replacements.filter((replacement) => replacement.client === client).map(({ path }) => path);

const settings = 'loadSharedConfigFiles.js';
/** A client sends its version to AWS, and bundles its whole package.json for it. */
const description = 'package.json';
const Description = z.object({ version: z.string() });
/** Hashes in JavaScript, for runtimes without node's own. */
const hash = 'Sha256Js.js';

/** Leaves out parts of the SDK that Lambda, or this project, never uses: 190 kB per bundle. */
export const trimAwsSdk: Plugin = {
  name: 'trim-aws-sdk',
  setup(build) {
    const note = requireMatches(build, {
      plugin: 'trim-aws-sdk',
      within: /node_modules\/@aws-sdk\/client-/,
      wanted: [...listPaths(undefined), settings, hash, description],
    });
    const noteOfDynamo = requireMatches(build, {
      plugin: 'trim-aws-sdk',
      within: /node_modules\/@aws-sdk\/client-dynamodb\//,
      wanted: listPaths('client-dynamodb'),
    });
    build.onResolve({ filter: /^@(aws-sdk|smithy)\// }, ({ path, kind, resolveDir }) => {
      const found = replacements.find(
        (replacement) => replacement.path === path && (replacement.kind ?? kind) === kind,
      );
      if (!found) return undefined;
      (found.client === undefined ? note : noteOfDynamo)(path);
      return { path, namespace: 'less', pluginData: { ...found, resolveDir } };
    });
    build.onLoad({ filter: /./, namespace: 'less' }, ({ pluginData }) => Loaded.parse(pluginData));
    build.onLoad({ filter: /@(aws-sdk|smithy)\/.*\/(Sha1|Sha256|Md5)Js\.js$/ }, ({ path }) => {
      const file = basename(path);
      note(file);
      return { contents: `export const ${basename(file, '.js')} = undefined;` };
    });
    build.onLoad({ filter: /@aws-sdk\/client-[^/]+\/package\.json$/ }, ({ path }) => {
      note(description);
      const { version } = Description.parse(JSON.parse(readFileSync(path, 'utf8')));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
    // A function has no home folder with profiles, which every client would look for at its start.
    build.onLoad({ filter: /\/shared-ini-file-loader\/loadSharedConfigFiles\.js$/ }, ({ path }) => {
      note(settings);
      return {
        contents:
          "export { CONFIG_PREFIX_SEPARATOR } from './constants';" +
          'export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} });',
        resolveDir: dirname(path),
      };
    });
  },
};
