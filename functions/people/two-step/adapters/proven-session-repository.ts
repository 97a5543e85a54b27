import { ProvenSessionRow, renewableSeconds } from '../../../kernel/data/account-status.ts';
import { buildPut, type Write } from '../../../kernel/data/table.ts';

/**
 * Marks a sign-in as having passed its second step, for as long as it can be renewed.
 * @param session id of the sign-in in its tokens
 * @param signedInAt unix seconds
 */
export function buildProvenSessionWrite(session: string, signedInAt: number): Write {
  return buildPut(ProvenSessionRow.put({ session, expiresAt: signedInAt + renewableSeconds }));
}
