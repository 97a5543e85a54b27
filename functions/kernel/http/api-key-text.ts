import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 178 random bits, more than anybody can try. */
const secretLength = 30;
const checksumLength = 6;

/** What begins like a key of ours, whatever follows: enough to refuse it where no key belongs. */
const keyStart = /gable_(?:(?:org|token)_)?(?:live|test)_[0-9A-Za-z]{8}/;
const wholeKey = /^gable_(?:(?:org|token)_)?(?:live|test)_[0-9A-Za-z]{36}$/;

/** Of a person, of an organisation, or a token that an organisation's program got for its key. */
type KeyKind = 'person' | 'org' | 'token';

/** A new key. The prefix and the checksum let scanners of public code know one without asking us. */
export function createApiKeyText(stage: string, kind: KeyKind = 'person'): string {
  const secret = Array.from({ length: secretLength }, () => letters[randomInt(letters.length)]).join('');
  const start = kind === 'person' ? 'gable' : `gable_${kind}`;
  const body = `${start}_${stage === 'prod' ? 'live' : 'test'}_${secret}`;
  return body + calculateChecksum(body);
}

/** Whether a bearer token is meant to be a key. */
export function isLikeApiKey(text: string): boolean {
  return text.startsWith('gable_');
}

/** Whether a bearer token is meant to be a key of an organisation, or a token for one. */
export function isLikeOrganisationKey(text: string): boolean {
  return text.startsWith('gable_org_') || isTokenText(text);
}

/** Whether it is meant to be a token, and no key itself. */
export function isTokenText(text: string): boolean {
  return text.startsWith('gable_token_');
}

/** Whether a text is a whole key, which a mistyped one is not. It can still be no one's. */
export function isApiKeyText(text: string): boolean {
  return (
    wholeKey.test(text) && calculateChecksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength)
  );
}

/** Whether a key stands in a text such as the query of an address. */
export function hasApiKey(text: string): boolean {
  return keyStart.test(text);
}

/** What is stored of a key, and by which it is found. A key is as random as its hash, so that no salt is needed. */
export function hashApiKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** CRC-32 in base 62, as long as its largest value. */
function calculateChecksum(body: string): string {
  let left = crc32(body);
  let checksum = '';
  for (let place = 0; place < checksumLength; place += 1) {
    checksum = `${letters[left % letters.length]}${checksum}`;
    left = Math.floor(left / letters.length);
  }
  return checksum;
}
