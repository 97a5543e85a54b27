import { env } from '../../../kernel/env.ts';
import { formatOperatorName, parseOperator } from '../../../kernel/operator.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import type { ReadablePack } from '../domain/readable-pack.ts';
import type { VerifiedClaims } from '../domain/trust-framework/verified-claims.ts';
import { type RegisteredCertificate, writeClaims } from '../domain/trust-framework/write-claims.ts';
import { createPackNotFoundError } from './load-pack.ts';

/** Asks the public register for a home's energy certificate; undefined where it has none or does not answer. */
export type FindCertificate = (home: ReadablePack['home']) => Promise<RegisteredCertificate | undefined>;

/**
 * A pack for the systems of conveyancers. The register is asked by a later group, which is passed in.
 * @throws 404 before the first answer
 */
export async function loadClaims(
  readable: ReadablePack,
  findCertificate: FindCertificate,
  now: Date,
): Promise<VerifiedClaims> {
  const { home, pack } = readable;
  if (!pack) throw createPackNotFoundError();
  const [accounts, certificate] = await Promise.all([loadAccounts([home.ownerId]), findCertificate(home)]);
  const operator = formatOperatorName(parseOperator(env('OPERATOR')));
  return writeClaims(readable, pack, { seller: accounts.get(home.ownerId), certificate, operator, now });
}
