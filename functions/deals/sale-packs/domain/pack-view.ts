import type * as z from 'zod';
import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import type { SalePackView } from '../contract.ts';
import { listKeyFacts } from './key-facts.ts';
import { listSections } from './questions.ts';
import type { ReadablePack } from './readable-pack.ts';
import { computeScore } from './score.ts';

/** A pack with its questions, as its owner, the accepted buyer or a solicitor sees it. */
export function toPackView(readable: ReadablePack): z.input<typeof SalePackView> {
  const { home, pack, acceptedAt, isOwner, known = {} } = readable;
  const answers = pack?.answers ?? {};
  const { percent, sections: scores } = computeScore({ answers }, home.tenure);
  return {
    propertyId: home.id,
    // Every reader of a pack may know the number: the key facts have the whole address.
    title: formatShortAddress(home, true),
    isOwner,
    version: pack?.version ?? 0,
    updatedAt: pack?.updatedAt ?? null,
    acceptedAt: acceptedAt ?? null,
    keyFacts: listKeyFacts(home).map(([label, text]) => ({ label, text })),
    percent,
    sections: listSections(home.tenure).map(({ key, title, questions }, nth) => ({
      key,
      title,
      answered: scores[nth]?.answered ?? 0,
      of: scores[nth]?.of ?? 0,
      missing: [...(scores[nth]?.missing ?? [])],
      questions: questions.map((question) => {
        const answer = answers[question.key];
        return {
          ...question,
          optional: question.optional ?? false,
          oneLine: question.oneLine ?? false,
          answer: answer ?? null,
          known: (isOwner && !answer && known[question.key]) || null,
          changedAfterAcceptance: isChangedAfter(answer, acceptedAt),
        };
      }),
    })),
  };
}

/** Whether an answer is younger than the acceptance of the offer. */
export function isChangedAfter(
  answer: { readonly at: string } | undefined,
  acceptedAt: string | undefined,
): boolean {
  return answer !== undefined && acceptedAt !== undefined && answer.at > acceptedAt;
}
