import { now } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { findAccountStatus } from '../../../kernel/data/sign-in-status.ts';
import { env } from '../../../kernel/env.ts';
import { createApiKeyText, hashApiKey } from '../../../kernel/http/api-key-text.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { sendMailBestEffort } from '../../../kernel/mail/send.ts';
import { getAccountOfCaller } from '../../accounts/adapters/account-repository.ts';
import { createKeyMail } from '../adapters/api-key-mails.ts';
import { updateApiKeys } from '../adapters/api-key-repository.ts';
import type { NewApiKey, KeyOwnerProof } from '../contract.ts';
import {
  type ApiKey,
  type ApiKeyDecision,
  type ApiKeyList,
  createApiKey,
  type NewText,
  rotateApiKey,
} from '../domain/api-key.ts';
import { toApiKeyView } from '../queries/list-api-keys.ts';
import { proveOwner } from './prove-owner.ts';

/** Makes a key. @throws what `proveOwner` and the decision throw */
export function makeApiKey(caller: Caller, { name, scopes, days, ...proof }: NewApiKey, ip: string) {
  const wishes = { id: newId('key'), name, scopes, days };
  return issueText(caller, proof, ip, {
    change: 'made',
    validFrom: 0,
    decide: (list, text) => createApiKey(list, wishes, text, now()),
  });
}

/** Gives a key a new text. @throws what `proveOwner` and the decision throw */
export async function replaceApiKey(caller: Caller, id: ApiKey['id'], proof: KeyOwnerProof, ip: string) {
  const { validFrom = 0 } = (await findAccountStatus(caller.sub)) ?? {};
  return issueText(caller, proof, ip, {
    change: 'rotated',
    validFrom,
    decide: (list, text) => rotateApiKey(list, id, text, { now: now(), validFrom }),
  });
}

interface Issue {
  readonly change: 'made' | 'rotated';
  /** Unix seconds before which the sign-ins of the account ended. */
  readonly validFrom: number;
  readonly decide: (list: ApiKeyList, text: NewText) => ApiKeyDecision;
}

async function issueText(
  caller: Caller,
  proof: KeyOwnerProof,
  ip: string,
  { change, validFrom, decide }: Issue,
) {
  const account = await getAccountOfCaller(caller);
  await proveOwner(account, caller, proof, ip);
  const apiKey = createApiKeyText(env('STAGE'));
  const text = { hash: hashApiKey(apiKey), hint: apiKey.slice(-4) };
  const key = await updateApiKeys(caller, (list) => decide(list, text));
  await sendMailBestEffort(account.email, createKeyMail(key, change, `${env('SITE_URL')}/developers/keys`));
  return { key: await toApiKeyView(key, { now: now(), validFrom }), apiKey };
}
