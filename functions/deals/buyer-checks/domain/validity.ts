import { addDays } from '../../../kernel/london-time.ts';
import { type BuyerEvidence, toDay } from './buyer-check.ts';

/** Days for which a bank statement or a position in a chain is valid. */
export const proofValidDays = 90;
/** Days after its issue for which an agreement in principle is valid at most. */
export const lenderValidDays = 180;
/** Days before its end on which a buyer is reminded to renew a check. */
export const reminderDays = 14;
/** Days after a decision for which its document is kept. */
export const documentDays = 30;

const pickEarlier = (one: string, other: string): string => (one < other ? one : other);

/** The last valid day of evidence that is approved now. */
export function toValidUntil(evidence: BuyerEvidence, now: Date): string {
  switch (evidence.kind) {
    case 'agreement_in_principle':
      return pickEarlier(evidence.expiresOn, addDays(evidence.issuedOn, lenderValidDays));
    case 'proof_of_funds':
      return addDays(evidence.statementOn, proofValidDays);
    case 'chain':
      return addDays(toDay(now), proofValidDays);
  }
}

/** Errors of submitted evidence by field; empty when it can be sent to staff. */
export function findEvidenceErrors(evidence: BuyerEvidence, now: Date): Record<string, string[]> {
  const today = toDay(now);
  switch (evidence.kind) {
    case 'agreement_in_principle':
      return {
        ...(evidence.issuedOn > today && { issuedOn: ['This day is still to come'] }),
        ...(evidence.expiresOn <= evidence.issuedOn && {
          expiresOn: ['Choose a day after its date of issue'],
        }),
        ...(toValidUntil(evidence, now) < today && {
          expiresOn: ['This agreement is out of date. Ask your lender for a new one.'],
        }),
        ...findDocumentErrors(evidence),
      };
    case 'proof_of_funds':
      return {
        ...(evidence.statementOn > today && { statementOn: ['This day is still to come'] }),
        ...(toValidUntil(evidence, now) < today && {
          statementOn: [`Send a statement of the last ${proofValidDays} days`],
        }),
        ...findDocumentErrors(evidence),
      };
    case 'chain':
      return {
        ...(evidence.position === 'sold_subject_to_contract' && {
          ...(evidence.agent === undefined && { agent: ['Name the estate agent or solicitor'] }),
          ...(evidence.reference === undefined && { reference: ['Enter their reference'] }),
        }),
        // A first-time buyer has no document to prove it.
        ...(evidence.position !== 'first_time_buyer' && findDocumentErrors(evidence)),
      };
  }
}

const findDocumentErrors = ({ document }: BuyerEvidence): Record<string, string[]> =>
  document ? {} : { document: ['Add the document'] };
