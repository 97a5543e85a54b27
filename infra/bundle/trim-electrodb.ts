import { build as bundle, type Plugin } from 'esbuild';
import { requireMatches } from './require-matches.ts';

const replacements: Readonly<Record<string, string>> = {
  // The client of the kernel has its own operations.
  '@aws-sdk/lib-dynamodb': '',
  // Reads the row of a refused write only, for which nothing asks.
  '@aws-sdk/util-dynamodb':
    "exports.unmarshall = () => { throw new TypeError('The row of a refused write is not read: use returnOnConditionCheckFailure: true') }",
  // Validates each model at start. Models are code, and a test loads all of them with the validation in
  // place.
  jsonschema:
    'exports.Validator = class { addSchema() {} validate() { return { errors: [] } } };' +
    'exports.Validator.prototype.customFormats = {}',
};

const replaceParts: Plugin = {
  name: 'trim-electrodb-parts',
  setup(build) {
    const note = requireMatches(build, {
      plugin: 'trim-electrodb',
      within: /electrodb\/src\/entity\.js$/,
      wanted: Object.keys(replacements),
    });
    build.onResolve({ filter: /^[@j]/ }, ({ path }) => {
      if (!(path in replacements)) return undefined;
      note(path);
      return { path, namespace: 'part' };
    });
    build.onLoad({ filter: /./, namespace: 'part' }, ({ path }) => ({ contents: replacements[path] ?? '' }));
  },
};

async function bundleAsModule(resolveDir: string): Promise<string> {
  const { outputFiles } = await bundle({
    stdin: { contents: "export { Entity } from 'electrodb/src/entity.js'", resolveDir },
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    keepNames: true,
    format: 'esm',
    platform: 'node',
    plugins: [replaceParts],
  });
  const [{ text } = { text: '' }] = outputFiles;
  return text;
}

/**
 * ElectroDB is CommonJS and requires the SDK, so all operations of DynamoDB are bundled. It is converted to a module
 * without them: its entities send with the kernel's client.
 */
export const trimElectrodb: Plugin = {
  name: 'trim-electrodb',
  setup(build) {
    const note = requireMatches(build, {
      plugin: 'trim-electrodb',
      within: /node_modules\/electrodb\//,
      wanted: ['index.js'],
    });
    build.onLoad({ filter: /\/electrodb\/index\.js$/ }, async ({ path }) => {
      note('index.js');
      const resolveDir = path.replace('/index.js', '');
      return { contents: await bundleAsModule(resolveDir), resolveDir };
    });
  },
};
