import { build as bundle, type Plugin } from 'esbuild';
import { expectMatches } from './expect-matches.ts';

const parts: Readonly<Record<string, string>> = {
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

const separate: Plugin = {
  name: 'electro-parts',
  setup(build) {
    const note = expectMatches(build, {
      plugin: 'electro-module',
      within: /electrodb\/src\/entity\.js$/,
      wanted: Object.keys(parts),
    });
    build.onResolve({ filter: /^[@j]/ }, ({ path }) => {
      if (!(path in parts)) return undefined;
      note(path);
      return { path, namespace: 'part' };
    });
    build.onLoad({ filter: /./, namespace: 'part' }, ({ path }) => ({ contents: parts[path] ?? '' }));
  },
};

async function asModule(resolveDir: string): Promise<string> {
  const { outputFiles } = await bundle({
    stdin: { contents: "export { Entity } from 'electrodb/src/entity.js'", resolveDir },
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    keepNames: true,
    format: 'esm',
    platform: 'node',
    plugins: [separate],
  });
  const [{ text } = { text: '' }] = outputFiles;
  return text;
}

/**
 * ElectroDB is CommonJS and requires the SDK, so all operations of DynamoDB are bundled. It is converted to a module
 * without them: its entities send with the kernel's client.
 */
export const electroModule: Plugin = {
  name: 'electro-module',
  setup(build) {
    const note = expectMatches(build, {
      plugin: 'electro-module',
      within: /node_modules\/electrodb\//,
      wanted: ['index.js'],
    });
    build.onLoad({ filter: /\/electrodb\/index\.js$/ }, async ({ path }) => {
      note('index.js');
      const resolveDir = path.replace('/index.js', '');
      return { contents: await asModule(resolveDir), resolveDir };
    });
  },
};
