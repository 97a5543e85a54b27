import { ProvenSessionRow, renewableSeconds } from '../../kernel/data/account-status.ts';
import { buildPut, type Write } from '../../kernel/data/table.ts';

/**
 * The mark of a sign-in that passed its second step, kept for as long as it may be renewed.
 * @param session the sign-in's name in its tokens
 * @param signedInAt unix seconds
 */
export const buildProvenSessionWrite = (session: string, signedInAt: number): Write =>
  buildPut(ProvenSessionRow.put({ session, expiresAt: signedInAt + renewableSeconds }).params());
