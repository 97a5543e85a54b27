import type { UserId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { hashSecretKey } from '../../../kernel/data/secret-keys.ts';
import { commit } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { getAccountOfCaller } from '../../../people/accounts/adapters/account-repository.ts';
import type { LegalName } from '../../../people/accounts/domain/legal-name.ts';
import { buildBankConsentWrite, findBankConsent } from '../adapters/bank-consent-repository.ts';
import { buildCheckWrite, findCheck } from '../adapters/buyer-check-repository.ts';
import { getOpenBanking, type OpenBanking } from '../adapters/open-banking.ts';
import type { BankAnswer } from '../contract.ts';
import {
  type BankOutcome,
  type ClosedConsent,
  type OpenConsent,
  closeConsent,
  getAnsweredConsent,
  isTooLate,
  takeAnswer,
} from '../domain/bank-consent.ts';
import { judgeReading } from '../domain/bank-reading.ts';
import type { CheckedBank } from '../domain/buyer-check.ts';
import { approveByBank } from '../domain/change-buyer-check.ts';
import { buildDocumentWrites } from './build-document-writes.ts';
import { endBankProofOfOtherName } from './end-buyer-check.ts';

/**
 * Takes a bank's answer: looks at the accounts once and keeps whether they have the sum. A repeat of an answer returns
 * what came of it and asks nobody.
 * @throws 409 `not_begun_here` for an answer to a check of another person or browser, or to an earlier one; 409
 * `asking` while another request takes it; 503 in a stage without the provider. After a failure on the way the check
 * is closed as `unavailable`
 */
export async function finishBankCheck(userId: UserId, answer: BankAnswer, now: Date): Promise<ClosedConsent> {
  const keys = {
    stateHash: hashSecretKey(answer.state),
    browserHash: hashSecretKey(answer.browserKey),
  };
  const found = getAnsweredConsent(await findBankConsent(userId), keys);
  if (found.status === 'done') return found;
  const provider = await getOpenBanking();
  const { firstName, lastName } = await getAccountOfCaller({ id: userId });
  const name = { firstName, lastName };
  const taken = takeAnswer(found);
  await commit([buildBankConsentWrite(taken)]);
  try {
    return await askBank(taken, { provider, answer, name }, now);
  } catch (error) {
    // A check that stays taken could not be finished; why it is not is told by the first error.
    await close(taken, 'unavailable').catch(() => undefined);
    throw error;
  }
}

interface BankQuestion {
  readonly provider: OpenBanking;
  readonly answer: BankAnswer;
  readonly name: LegalName;
}

async function askBank(
  taken: OpenConsent,
  { provider, answer, name }: BankQuestion,
  now: Date,
): Promise<ClosedConsent> {
  if (isTooLate(taken, now)) return close(taken, 'too_late');
  if (answer.code === undefined)
    return close(taken, answer.error === 'access_denied' ? 'cancelled' : 'unavailable');
  const reading = await provider.readOnce(answer.code);
  if (typeof reading === 'string') return close(taken, reading);
  const { amountPence } = taken;
  const verdict = judgeReading(reading, { name, amountPence });
  const closed = closeConsent(taken, verdict);
  if (verdict.outcome === 'shown') {
    await saveProof(closed, { bank: reading.bank, holder: name }, now);
    // The name may be another one since it was read.
    await endBankProofOfOtherName(closed.userId);
  } else await commit([buildBankConsentWrite(closed)]);
  return closed;
}

async function close(consent: OpenConsent, outcome: BankOutcome): Promise<ClosedConsent> {
  const closed = closeConsent(consent, { outcome });
  await commit([buildBankConsentWrite(closed)]);
  return closed;
}

/** Saves the proof with the end of its consent, in one transaction. */
async function saveProof(
  consent: ClosedConsent,
  shown: { readonly bank: CheckedBank; readonly holder: LegalName },
  now: Date,
): Promise<void> {
  const { userId, amountPence } = consent;
  await updateWithRetry(
    () => findCheck(userId, 'proof_of_funds'),
    (before) => {
      const { check, events } = approveByBank(
        before,
        { id: newId('bck'), userId, amountPence, ...shown },
        now,
      );
      return {
        writes: [
          buildBankConsentWrite(consent),
          buildCheckWrite(check),
          ...buildDocumentWrites(before, check, now),
        ],
        events,
      };
    },
  );
}
