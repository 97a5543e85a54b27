import { ProvenSession, renewableSeconds } from '../../shared/standing.ts';
import { putting, type Write } from '../../shared/table.ts';

/**
 * The mark of a sign-in that passed its second step, kept for as long as it may be renewed.
 * @param session the sign-in's name in its tokens
 * @param signedInAt unix seconds
 */
export const buildProvenSessionWrite = (session: string, signedInAt: number): Write =>
  putting(ProvenSession.put({ session, expiresAt: signedInAt + renewableSeconds }).params());
