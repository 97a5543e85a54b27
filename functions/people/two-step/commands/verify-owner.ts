import { verifyPassword } from '../../accounts/commands/log-in.ts';
import type { Account } from '../../accounts/domain/account.ts';
import { findTwoStep } from '../adapters/two-step-repository.ts';
import { verifyTwoSteps } from './verify-two-steps.ts';

/** What a person enters before a change that a thief of their login would make. */
export interface OwnerProof {
  readonly password: string;
  readonly code?: string | undefined;
}

/**
 * Verifies the password and, where two-step sign-in is on, a code of the app.
 * @throws 422 on `password` or `code`, 410 when the provider's challenge expired, 429 after as many failures as a login
 * allows
 */
export async function verifyOwner(account: Account, proof: OwnerProof, ip: string): Promise<void> {
  const twoStep = await findTwoStep(account.id);
  if (twoStep?.state !== 'on') return verifyPassword(account, proof.password, ip);
  await verifyTwoSteps(account, proof, twoStep, ip);
}
