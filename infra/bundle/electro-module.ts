import { build as bundle, type Plugin } from 'esbuild';

const commands = [
  'BatchGetCommand',
  'BatchWriteCommand',
  'DeleteCommand',
  'GetCommand',
  'PutCommand',
  'QueryCommand',
  'ScanCommand',
  'TransactGetCommand',
  'TransactWriteCommand',
  'UpdateCommand',
].join(', ');

const parts: Readonly<Record<string, string>> = {
  '@aws-sdk/lib-dynamodb': 'module.exports = electroCommands',
  '@aws-sdk/util-dynamodb': 'exports.unmarshall = unmarshall',
  // It checks the shape of each model at start. Models are code, and a test loads them all with the check in place.
  jsonschema:
    'exports.Validator = class { addSchema() {} validate() { return { errors: [] } } };' +
    'exports.Validator.prototype.customFormats = {}',
};

const separate: Plugin = {
  name: 'electro-parts',
  setup(build) {
    build.onResolve({ filter: /^[@j]/ }, ({ path }) =>
      path in parts ? { path, namespace: 'part' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'part' }, ({ path }) => ({ contents: parts[path] ?? '' }));
  },
};

async function asModule(resolveDir: string): Promise<string> {
  const { outputFiles } = await bundle({
    stdin: { contents: "export { Entity } from 'electrodb/src/entity.js'", resolveDir },
    bundle: true,
    write: false,
    keepNames: true,
    format: 'esm',
    platform: 'node',
    plugins: [separate],
  });
  const [{ text } = { text: '' }] = outputFiles;
  return (
    `import { ${commands} } from '@aws-sdk/lib-dynamodb'; import { unmarshall } from '@aws-sdk/util-dynamodb';` +
    `const electroCommands = { ${commands} };\n${text}`
  );
}

/**
 * ElectroDB is CommonJS and requires the SDK, and what is required is kept whole: every operation of DynamoDB. Made a
 * module first that imports the ten commands which it sends, it lets the rest go.
 */
export const electroModule: Plugin = {
  name: 'electro-module',
  setup(build) {
    build.onLoad({ filter: /\/electrodb\/index\.js$/ }, async ({ path }) => {
      const resolveDir = path.replace('/index.js', '');
      return { contents: await asModule(resolveDir), resolveDir };
    });
  },
};
