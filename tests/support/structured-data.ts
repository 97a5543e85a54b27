import { readFileSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';

const prefix = 'schema:';
const toReference = (name: string) => ({ '@id': prefix + name });
const listMatches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/**
 * The types and properties of schema.org, in the shape of its own file, which no package has. The types of schema-dts
 * are generated from that file: `HouseBase` has the properties of `House`, `HouseLeaf` its name.
 */
function readVocabulary(): object {
  const text = readFileSync(new URL(import.meta.resolve('schema-dts').replace(/\.js$/, '.d.ts')), 'utf8');
  const bases = [...text.matchAll(/interface (\w+)Base extends ([^{]+)\{(.*?)\n\}/gs)].map(
    ([, name = '', parents = '', body = '']) => ({
      name,
      parents: listMatches(parents, /(\w+)Base\b/g),
      properties: listMatches(body, /^ {4}"(\w+)"\?:/gm),
    }),
  );
  const leaves = [...text.matchAll(/interface \w+Leaf extends (\w+)Base[^{]*\{\s*"@type": "(\w+)"/g)].map(
    ([, parent = '', name = '']) => ({ name, parents: name === parent ? [] : [parent], properties: [] }),
  );
  const known = new Set(bases.map(({ name }) => name));
  const classes = [...bases, ...leaves.filter(({ name }) => !known.has(name))];
  return {
    '@graph': [
      ...classes.map(({ name, parents }) => ({
        '@id': prefix + name,
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': parents.map(toReference),
      })),
      ...bases.flatMap(({ name, properties }) =>
        properties.map((property) => ({
          '@id': prefix + property,
          '@type': 'rdf:Property',
          'schema:domainIncludes': toReference(name),
        })),
      ),
    ],
  };
}

interface StructuredEntry {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

let validator: Validator | undefined;

/** What search engines and schema.org's vocabulary find wrong with an entry of structured data. */
export async function listStructuredDataFaults(entry: StructuredEntry): Promise<string[]> {
  validator ??= new Validator(readVocabulary());
  const { '@type': type } = entry;
  const issues = await validator.validate({ jsonld: { [type]: [entry] }, microdata: {}, rdfa: {} });
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ issueMessage }) => `${type}: ${issueMessage}`);
}
