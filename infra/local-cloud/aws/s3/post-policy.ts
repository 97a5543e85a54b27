import * as z from 'zod';
import { createAccessDenied, S3Error, createUnknownAccessKey } from './errors.ts';
import { checkSignature, deriveSigningKey, type SecretFor } from './sigv4.ts';

const Policy = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string(), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});

type Condition = z.output<typeof Policy>['conditions'][number];

/** Form fields by lower-case name. */
export type Fields = ReadonlyMap<string, string>;

const createPolicyFailure = (what: string) => createAccessDenied(`Invalid according to Policy: ${what}`);

function parsePolicy(encoded: string) {
  try {
    return Policy.parse(JSON.parse(Buffer.from(encoded, 'base64').toString()));
  } catch {
    throw new S3Error(
      400,
      'InvalidPolicyDocument',
      'The content of the form does not meet the conditions specified in the policy document.',
    );
  }
}

function checkSize([, least, most]: readonly [string, number, number], size: number): void {
  if (size > most)
    throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', {
      ProposedSize: String(size),
      MaxSizeAllowed: String(most),
    });
  if (size < least)
    throw new S3Error(
      400,
      'EntityTooSmall',
      'Your proposed upload is smaller than the minimum allowed size',
      {
        ProposedSize: String(size),
        MinSizeAllowed: String(least),
      },
    );
}

const isRange = (condition: Condition): condition is ['content-length-range', number, number] =>
  Array.isArray(condition) && condition[0] === 'content-length-range';

/** Every `eq` and `starts-with` as operator, field and wanted value. */
function listComparisons(condition: Condition): [operator: string, field: string, wanted: string][] {
  if (isRange(condition)) return [];
  if (!Array.isArray(condition))
    return Object.entries(condition).map(([field, wanted]) => ['eq', field.toLowerCase(), wanted]);
  const [operator, field, wanted] = condition;
  return [[operator, field.replace(/^\$/, '').toLowerCase(), wanted]];
}

/** Checks a browser form's signature, expiry and every condition of its policy. Returns the signer. */
export function checkPostPolicy(
  fields: Fields,
  upload: { bucket: string; size: number },
  now: number,
  secretFor: SecretFor,
): { accessKeyId: string; region: string } {
  const encoded = fields.get('policy');
  if (encoded === undefined) throw createAccessDenied();
  const [accessKeyId = '', day = '', region = '', service = ''] = (
    fields.get('x-amz-credential') ?? ''
  ).split('/');
  const secret = secretFor(accessKeyId);
  if (secret === undefined) throw createUnknownAccessKey();
  checkSignature(
    fields.get('x-amz-signature') ?? '',
    deriveSigningKey(secret, day, region, service),
    encoded,
  );
  const policy = parsePolicy(encoded);
  if (now > Date.parse(policy.expiration)) throw createPolicyFailure('Policy expired.');
  const covered = new Set(['policy', 'x-amz-signature', 'file']);
  for (const [operator, field, wanted] of policy.conditions.flatMap(listComparisons)) {
    covered.add(field);
    const value = field === 'bucket' ? upload.bucket : (fields.get(field) ?? '');
    const holds = operator === 'eq' ? value === wanted : value.startsWith(wanted);
    if (!holds)
      throw createPolicyFailure(`Policy Condition failed: ["${operator}", "$${field}", "${wanted}"]`);
  }
  const extra = [...fields.keys()].filter((name) => !covered.has(name) && !name.startsWith('x-ignore-'));
  if (extra.length > 0) throw createPolicyFailure(`Extra input fields: ${extra.join(', ')}`);
  for (const range of policy.conditions.filter(isRange)) checkSize(range, upload.size);
  return { accessKeyId, region };
}
