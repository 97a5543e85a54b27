import { OwnershipTryDue } from '../../../../events/ownership.ts';
import type { PropertyId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { scheduleEvent } from '../../../kernel/events/scheduler.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { findOwnershipCheck } from '../adapters/ownership-check-repository.ts';
import { findTitleRegister } from '../adapters/title-register.ts';
import {
  type OwnershipCheck,
  type RegisterQuestion,
  isOwnershipProvable,
} from '../domain/ownership-check.ts';
import { toRegisterAddress } from '../domain/register-address.ts';
import { judgeRegisterAnswer, type RegisterAnswer, type RegisterSilence } from '../domain/register-answer.ts';
import { listRegisterNames } from '../domain/register-name.ts';
import { isWaitingFor, noteSilence, takeRegisterAnswer } from '../domain/take-answer.ts';
import { buildOwnershipChange } from './build-check-writes.ts';

interface Asked {
  readonly home: Property;
  readonly seller: Account;
  readonly check: OwnershipCheck;
}

/**
 * Asks the land register a question that waits, and saves the answer with the mark of the home. A repeat asks again
 * under the same ids and comes to the same end.
 */
export async function askRegister(propertyId: PropertyId, questionId: string, now: Date): Promise<void> {
  const asked = await loadQuestion(propertyId, questionId);
  if (!asked) return;
  const nextTryAt = asked.check.question?.nextTryAt;
  if (nextTryAt !== undefined && new Date(nextTryAt) > now) return scheduleTry(asked.check);
  const answer = await findAnswer(asked);
  const check = await updateWithRetry(
    () => loadQuestion(propertyId, questionId),
    (loaded) => loaded && buildOwnershipChange(loaded.home, decideAnswer(asked, loaded, answer, now), now),
  );
  if (check) await scheduleTry(check);
}

async function loadQuestion(propertyId: PropertyId, questionId: string): Promise<Asked | undefined> {
  const [check, home] = await Promise.all([findOwnershipCheck(propertyId), findProperty(propertyId)]);
  if (!check || !home || !isWaitingFor(check, questionId)) return undefined;
  const seller = await findAccount(home.ownerId);
  return seller && { home, seller, check };
}

/** An answer counts for the name and the home that were asked for. */
function decideAnswer(
  asked: Asked,
  { home, seller, check }: Asked,
  answer: RegisterAnswer | RegisterSilence,
  now: Date,
) {
  const isSameName =
    seller.identityCheckedAt !== undefined && seller.identityCheckedAt === asked.seller.identityCheckedAt;
  if (answer.kind === 'silent') return noteSilence(check, answer, now);
  if (!isSameName || !isOwnershipProvable(home.status)) return noteSilence(check, { isAnswered: true }, now);
  return takeRegisterAnswer(check, judgeRegisterAnswer(home, answer), now);
}

/** Asks for each spelling of the name until the register knows one as the owner's. */
async function findAnswer({ home, seller, check }: Asked): Promise<RegisterAnswer | RegisterSilence> {
  const register = await findTitleRegister();
  const { question } = check;
  if (!register || !question) return { kind: 'silent', code: 'off', isAnswered: false };
  let answer: RegisterAnswer | RegisterSilence = { kind: 'silent', code: 'no_name', isAnswered: false };
  for (const [nth, name] of listRegisterNames(seller).entries()) {
    answer = await register.ask({
      messageId: nameMessage(question, nth),
      reference: home.id.slice(-25),
      subject:
        question.titleNumber === undefined ? toRegisterAddress(home) : { titleNumber: question.titleNumber },
      name,
    });
    if (answer.kind === 'silent' || judgeRegisterAnswer(home, answer).isOwner) return answer;
  }
  return answer;
}

const nameMessage = ({ id, answers }: RegisterQuestion, nth: number): string => `${id}-${answers}-${nth}`;

async function scheduleTry({ propertyId, ownerId, status, question }: OwnershipCheck): Promise<void> {
  if (status !== 'checking' || question?.nextTryAt === undefined) return;
  await scheduleEvent({
    name: `ownership-try-${propertyId}`,
    at: new Date(question.nextTryAt),
    event: OwnershipTryDue.of({ propertyId, ownerId, questionId: question.id }),
  });
}
