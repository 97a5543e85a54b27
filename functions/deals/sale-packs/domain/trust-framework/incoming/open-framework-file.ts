import { type ClaimOrigin, createTree, FrameworkFault, type FrameworkNode } from './framework-node.ts';

/** A file of the Property Data Trust Framework, before anything of it is understood. */
export interface FrameworkFile {
  readonly root: FrameworkNode;
  /** What its maker calls the home. */
  readonly reference: string | undefined;
}

/**
 * Opens verified claims, or a whole transaction, of the third series of the schemas.
 * @param savedOn the day of the file, for a transaction, which says no day of its own
 * @throws FrameworkFault for another kind of file
 */
export function openFrameworkFile(text: string, savedOn: string): FrameworkFile {
  const content = parse(text);
  const claims = listClaims(content);
  if (claims) return openClaims(claims);
  if (!isObject(content)) throw new FrameworkFault(foreignText);
  const schema = readText(content, '$schema') ?? '';
  assertSeries(/\/schemas\/v(\d+)\//.exec(schema)?.[1] ?? (hasOldParts(content) ? '2' : '3'));
  if (!isObject(content['propertyPack'])) throw new FrameworkFault(foreignText);
  const { root, putAt } = createTree();
  for (const [name, value] of Object.entries(content))
    if (!['$schema', 'transactionId'].includes(name)) putAt(`/${name}`, value, { on: savedOn });
  return { root, reference: readText(content, 'transactionId') };
}

const foreignText =
  'This JSON file isn’t one of the Property Data Trust Framework: it has neither verified claims nor a property pack.';

type JsonObject = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const readText = (object: JsonObject, name: string): string | undefined => {
  const value = object[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FrameworkFault('This file is damaged: it isn’t whole JSON. Save it again where it comes from.');
  }
}

/** Verified claims in their container, as a list, or one alone; undefined for another kind of file. */
function listClaims(content: unknown): readonly JsonObject[] | undefined {
  if (Array.isArray(content)) return content.every(isObject) && content.some(isClaim) ? content : undefined;
  if (!isObject(content)) return undefined;
  if ('@context' in content || 'credentialSubject' in content)
    throw new FrameworkFault(
      'This file has verifiable credentials, which we don’t read yet. Ask for verified claims of version 3.',
    );
  const inside = content['verified_claims'];
  if (inside === undefined) return isClaim(content) ? [content] : undefined;
  const claims = Array.isArray(inside) ? inside : [inside];
  if (!claims.every(isObject)) throw new FrameworkFault(foreignText);
  return claims;
}

const isClaim = (value: unknown): boolean => isObject(value) && isObject(value['claims']);

/** The first two series had other names for nearly all. */
const hasOldParts = ({ propertyPack }: JsonObject): boolean =>
  isObject(propertyPack) && 'materialFacts' in propertyPack;

/** @param version as `3`, `3.4.0` */
function assertSeries(version: string): void {
  if (/^3(?:\.|$)/.test(version)) return;
  throw new FrameworkFault(
    `This file follows version ${version.slice(0, 20)} of the framework, and we read version 3. Ask whoever made it for a file of version 3.`,
  );
}

function openClaims(claims: readonly JsonObject[]): FrameworkFile {
  const { root, putAt } = createTree();
  for (const claim of claims) assertSeries(readText(claim, 'schemaVersion') ?? '3');
  const references = new Set(claims.map((claim) => readText(claim, 'transactionId')).filter(Boolean));
  if (references.size > 1)
    throw new FrameworkFault(`This file has claims about ${references.size} homes. Save them one at a time.`);
  const dated = claims
    .map((claim) => ({ claim, origin: readOrigin(claim), at: readTime(claim) }))
    .toSorted((a, b) => a.at - b.at);
  for (const { claim, origin } of dated)
    if (isObject(claim['claims']))
      for (const [pointer, value] of Object.entries(claim['claims'])) {
        const isOld = pointer.startsWith('/propertyPack/materialFacts');
        if (isOld) assertSeries('2');
        if (pointer.startsWith('/')) putAt(pointer, value, origin);
      }
  if (root.children.size === 0) throw new FrameworkFault('This file has no claims about a home.');
  return { root, reference: [...references][0] };
}

const readTime = ({ verification }: JsonObject): number => {
  const time = isObject(verification) ? Date.parse(readText(verification, 'time') ?? '') : Number.NaN;
  return Number.isNaN(time) ? 0 : time;
};

/** A document tells more than the word of the person who read it. */
function readOrigin(claim: JsonObject): ClaimOrigin {
  const { verification } = claim;
  const at = readTime(claim);
  const list = isObject(verification) ? verification['evidence'] : undefined;
  const kinds = new Set(
    Array.isArray(list) ? list.map((each) => (isObject(each) ? each['type'] : undefined)) : [],
  );
  const evidence = (['document', 'electronic_record', 'vouch'] as const).find((kind) => kinds.has(kind));
  return { ...(at > 0 && { on: new Date(at).toISOString().slice(0, 10) }), ...(evidence && { evidence }) };
}
