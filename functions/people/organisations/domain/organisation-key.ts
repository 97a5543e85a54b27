import type { UserId } from '../../../../events/vocabulary.ts';
import { AppError, createFieldError } from '../../../kernel/errors.ts';
import { dayMs } from '../../../kernel/time.ts';
import {
  createKeyText,
  type KeyText,
  listKeyTexts,
  maxKeys,
  type NewText,
  rotateKey,
} from '../../api-keys/domain/api-key.ts';
import { addAct, getMember, nextVersion, type Organisation, type OrganisationKey } from './organisation.ts';

/** Days before its end at which admins and developers hear of it. */
const warningDays = 7;

export interface OrganisationKeyDecision {
  readonly organisation: Organisation;
  readonly key: OrganisationKey;
  /** Texts that work until their ends, and those that work no longer. */
  readonly kept: readonly KeyText[];
  readonly ended: readonly KeyText[];
}

type KeyWishes = Pick<OrganisationKey, 'id' | 'name' | 'scopes' | 'days'>;

/** @throws 404 to others, 409 `full`, 422 on `name` for one that another key has */
export function addOrganisationKey(
  before: Organisation,
  { id, name, scopes, days }: KeyWishes,
  { hash, hint }: NewText,
  { byId, now }: { readonly byId: UserId; readonly now: Date },
): OrganisationKeyDecision {
  getMember(before, byId);
  if (before.keys.length >= maxKeys)
    throw new AppError(
      'conflict',
      `The organisation has ${maxKeys} keys, the most there can be. End one first.`,
      { state: 'full' },
    );
  if (before.keys.some((key) => key.name.toLowerCase() === name.toLowerCase()))
    throw createFieldError('name', 'The organisation has a key with this name');
  const text = createKeyText(hash, days, now);
  const key = { id, name, scopes, days, createdAt: now.toISOString(), hint, text };
  const organisation = nextVersion({ ...before, keys: [...before.keys, key] });
  const act = { what: 'key_made', by: byId, key: name } as const;
  return { organisation: addAct(organisation, act, now), key, kept: [text], ended: [] };
}

/**
 * Gives a key a new text; the one before works for another day, unless it ends sooner.
 * @throws 404, and what `rotateKey` throws
 */
export function rotateOrganisationKey(
  before: Organisation,
  id: OrganisationKey['id'],
  next: NewText,
  { byId, now }: { readonly byId: UserId; readonly now: Date },
): OrganisationKeyDecision {
  getMember(before, byId);
  // Its keys outlive the logins of its members.
  const { key, kept, ended } = rotateKey(getOrganisationKey(before, id), next, { now, validFrom: 0 });
  const keys = before.keys.map((each) => (each.id === id ? key : each));
  const act = { what: 'key_rotated', by: byId, key: key.name } as const;
  return { organisation: addAct(nextVersion({ ...before, keys }), act, now), key, kept, ended };
}

/** Ends a key with all its texts and tokens at once. @throws 404 */
export function endOrganisationKey(
  before: Organisation,
  id: OrganisationKey['id'],
  { byId, now }: { readonly byId: UserId; readonly now: Date },
): OrganisationKeyDecision {
  getMember(before, byId);
  const key = getOrganisationKey(before, id);
  const keys = before.keys.filter((each) => each.id !== id);
  const act = { what: 'key_ended', by: byId, key: key.name } as const;
  return {
    organisation: addAct(nextVersion({ ...before, keys }), act, now),
    key,
    kept: [],
    ended: listKeyTexts(key),
  };
}

/** When members hear that a key ends soon; in the past for one that was made for fewer days. */
export function calculateWarningTime({ text }: Pick<OrganisationKey, 'text'>): Date {
  return new Date(Date.parse(text.expiresAt) - warningDays * dayMs);
}

/** @throws 404 `not_found` */
export function getOrganisationKey({ keys }: Organisation, id: OrganisationKey['id']): OrganisationKey {
  const key = keys.find((each) => each.id === id);
  if (!key) throw new AppError('not_found', 'We can’t find that key. It may have been ended already.');
  return key;
}
