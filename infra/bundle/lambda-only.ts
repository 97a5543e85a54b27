import { basename, dirname } from 'node:path';
import type { ImportKind, Plugin } from 'esbuild';
import * as z from 'zod';
import { expectMatches } from './expect-matches.ts';

const Loaded = z.object({ contents: z.string(), resolveDir: z.string() });

interface Less {
  readonly path: string;
  readonly kind?: ImportKind;
  readonly contents: string;
}

const less: readonly Less[] = [
  {
    // Lambda passes a function's credentials in its environment, so no profile, sign-in page or metadata
    // server is needed.
    path: '@aws-sdk/credential-provider-node',
    contents: "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'",
  },
  {
    // No operation in use returns an event stream, but its dynamic import would be bundled completely.
    path: '@smithy/core/event-streams',
    kind: 'dynamic-import',
    contents: "throw new Error('Streams of events are left out of the bundles')",
  },
];

const settings = 'loadSharedConfigFiles.js';
/** Hashes in JavaScript, for runtimes without node's own. */
const hash = 'Sha256Js.js';

/** Leaves out parts of the SDK that Lambda, or this project, never uses: 175 kB per bundle. */
export const lambdaOnly: Plugin = {
  name: 'lambda-only',
  setup(build) {
    const note = expectMatches(build, {
      plugin: 'lambda-only',
      within: /node_modules\/@aws-sdk\/client-/,
      wanted: [...less.map(({ path }) => path), settings, hash],
    });
    build.onResolve({ filter: /^@(aws-sdk|smithy)\// }, ({ path, kind, resolveDir }) => {
      const found = less.find((one) => one.path === path && (one.kind ?? kind) === kind);
      if (!found) return undefined;
      note(path);
      return { path, namespace: 'less', pluginData: { ...found, resolveDir } };
    });
    build.onLoad({ filter: /./, namespace: 'less' }, ({ pluginData }) => Loaded.parse(pluginData));
    build.onLoad({ filter: /@(aws-sdk|smithy)\/.*\/(Sha1|Sha256|Md5)Js\.js$/ }, ({ path }) => {
      const file = basename(path);
      note(file);
      return { contents: `export const ${basename(file, '.js')} = undefined;` };
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
