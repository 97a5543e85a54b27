import { OrganisationKeyEndsSoon } from '../../../../events/organisation.ts';
import type { OrganisationId, UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { env } from '../../../kernel/env.ts';
import { scheduleEvent } from '../../../kernel/events/scheduler.ts';
import { createApiKeyText, hashApiKey } from '../../../kernel/http/api-key-text.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { log } from '../../../kernel/observability/log.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { buildKeyRowWrites, updateOrganisation } from '../adapters/organisation-repository.ts';
import type { NewOrganisationKey } from '../contract.ts';
import {
  addOrganisationKey,
  calculateWarningTime,
  endOrganisationKey,
  getOrganisationKey,
  type OrganisationKeyDecision,
  rotateOrganisationKey,
} from '../domain/organisation-key.ts';
import type { Organisation, OrganisationKey } from '../domain/organisation.ts';
import { getOrganisationFor } from '../queries/get-organisation.ts';
import { toOrganisationKeyView } from '../queries/list-organisations.ts';

interface Asked {
  readonly id: OrganisationId;
  readonly byId: UserId;
}

/** @throws what the decision throws, 429 `too_many` after 50 texts in a day */
export function makeOrganisationKey(asked: Asked, wishes: NewOrganisationKey) {
  const keyId = newId('key');
  return issueText(asked, keyId, (before, text, by) =>
    addOrganisationKey(before, { id: keyId, ...wishes }, text, by),
  );
}

/** @throws what the decision throws, 429 `too_many` after 50 texts in a day */
export function replaceOrganisationKey(asked: Asked, keyId: OrganisationKey['id']) {
  return issueText(asked, keyId, (before, text, by) => rotateOrganisationKey(before, keyId, text, by));
}

/** @throws what the decision throws */
export async function removeOrganisationKey(
  { id, byId }: Asked,
  keyId: OrganisationKey['id'],
): Promise<void> {
  await updateOrganisation(id, async (before) => {
    const decision = endOrganisationKey(before, keyId, { byId, now: now() });
    return { organisation: decision.organisation, writes: await buildKeyRowWrites(id, decision) };
  });
}

type Decide = (
  before: Organisation,
  text: { readonly hash: string; readonly hint: string },
  by: { readonly byId: UserId; readonly now: Date },
) => OrganisationKeyDecision;

async function issueText({ id, byId }: Asked, keyId: OrganisationKey['id'], decide: Decide) {
  const found = await getOrganisationFor(id, byId);
  await enforceLimit({ key: `organisation-keys#${id}`, max: 50, seconds: daySeconds });
  const secret = createApiKeyText(env('STAGE'), 'org');
  const text = { hash: hashApiKey(secret), hint: secret.slice(-4) };
  const after = await updateOrganisation(found, async (before) => {
    const decision = decide(before, text, { byId, now: now() });
    return { organisation: decision.organisation, writes: await buildKeyRowWrites(id, decision) };
  });
  const key = getOrganisationKey(after, keyId);
  await planWarning(id, key);
  return { key: await toOrganisationKeyView(key, now()), apiKey: secret };
}

/**
 * The subscriber reads the present key, so that one which was replaced or ended has no mail. The key is written by now and
 * its secret is shown in this answer alone, which a failure must not cost.
 */
async function planWarning(organisationId: OrganisationId, key: OrganisationKey): Promise<void> {
  const { expiresAt } = key.text;
  try {
    await scheduleEvent({
      name: `organisation-key-${key.id}`,
      at: calculateWarningTime(key),
      event: OrganisationKeyEndsSoon.of({ organisationId, keyId: key.id, expiresAt }),
    });
  } catch (error) {
    log.error('Nobody will hear that a key of an organisation ends soon', { keyId: key.id, error });
  }
}
