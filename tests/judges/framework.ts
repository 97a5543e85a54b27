import { join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { createProperty, noon } from '../properties/property-examples.ts';
import { anyPack, petra, writePack } from '../sale-packs/pack-examples.ts';
import { compileSchema, findSubschema, listErrors, readSchema } from './json-schemas.ts';
import type { Judge } from './judge.ts';
import { fetchCommit } from './programs.ts';

/** Version 3.4.0: the core has sentences of licensed forms, so it is fetched and not kept. */
const schemas = [
  'https://github.com/Property-Data-Trust-Framework/schemas',
  '34fa577dea9c1534798a1e3986478bbbfc2b3b30',
] as const;

/** Packs of chance, and those with all that was checked. */
function listFiles() {
  const packs = fc.sample(anyPack, { numRuns: 500, seed: 116 });
  const certificate = {
    certificateNumber: '9999-5678-9012-3456-7890',
    rating: 'C',
    registeredOn: '2024-05-02',
    isDemo: false,
  };
  const seller = { ...petra, identityCheckedAt: noon.toISOString() };
  return [
    ...packs.map(({ answers, change }) => writePack(answers, createProperty(change))),
    ...(['register', 'document'] as const).map((basis) =>
      writePack(
        {},
        createProperty({ ownerMark: { checkedAt: noon.toISOString(), basis, seller: 'owner' } }),
        { certificate, seller },
      ),
    ),
  ];
}

/** The open schemas of the Property Data Trust Framework on packs as data. */
export const framework: Judge = {
  needsSite: false,
  async findFaults() {
    const folder = join(fetchCommit(...schemas), 'src/schemas');
    const container = compileSchema(readSchema(join(folder, 'verifiedClaims/pdtf-verified-claims.json')));
    const core = readSchema(join(folder, 'v3/pdtf-transaction.json'));
    const validators = new Map<string, ValidateFunction | undefined>();
    const listClaimErrors = (pointer: string, value: unknown): string[] => {
      if (!validators.has(pointer)) {
        const part = findSubschema(core, pointer);
        validators.set(pointer, part === undefined ? undefined : compileSchema(part));
      }
      const validate = validators.get(pointer);
      return validate ? listErrors(validate, value) : ['the core has no such field'];
    };
    const faults = listFiles().flatMap((file) => [
      ...listErrors(container, file).map((error) => `container: ${error}`),
      ...file.verified_claims.flatMap(({ claims }) =>
        Object.entries(claims).flatMap(([pointer, value]) =>
          listClaimErrors(pointer, value).map((error) => `${pointer}: ${error}`),
        ),
      ),
    ]);
    return [...new Set(faults)];
  },
};
