import { type Nation, type Side, getOtherSide } from '../../../../events/vocabulary.ts';
import { formatLondonDate } from '../../../kernel/london-time.ts';
import { formatPounds } from '../../../kernel/money.ts';
import type { Offer } from '../../offers/domain/offer.ts';
import { findReservationFor } from './change-reservation.ts';
import { legalWordingOf } from './legal-wording.ts';
import { hasLegalNames, hasTitleAnswer, isDraft } from './memorandum-readiness.ts';
import { type SaleProfile, ruleOf, titleOf } from './milestones.ts';
import { authorityOf } from './moments.ts';
import { findReservationDay } from './reservation.ts';
import { type Sale } from './sale.ts';
import { isSettledSale } from './settled-sale.ts';
import { listCurrentSignatures } from './sign-memorandum.ts';
import { isOwedBy, type TimelineStep } from './timeline.ts';

export interface NextAction {
  readonly key: string;
  readonly text: string;
}

const afterCompletion: Readonly<Record<Side, (nation: Nation) => string>> = {
  seller: (nation) => `Read the meters on the day and tell ${authorityOf(nation)} and your suppliers.`,
  buyer: () => 'Your solicitor pays the tax and registers you as the owner; read the meters on the day.',
};

/** The steps of a sale, and what decides which of them it has. */
interface SaleProgress {
  readonly matter: SaleProfile;
  readonly steps: readonly TimelineStep[];
  /** Whether the side has a name on the last memorandum and can sign it. */
  readonly canSign: boolean;
  readonly today: string;
}

/** A side's next actions, most urgent first: the answer to a price change, then details, then steps. */
export function describeNextActions(
  sale: Sale,
  { change }: Offer,
  { matter, steps, canSign, today }: SaleProgress,
  side: Side,
): NextAction[] {
  if (sale.status === 'completed') return [{ key: 'after', text: afterCompletion[side](matter.nation) }];
  if (isSettledSale(sale)) return [];
  const todo: NextAction[] = [];
  if (change && change.by !== side)
    todo.push({
      key: 'change',
      text: `The ${change.by} asks for ${formatPounds(change.amount)} in place of ${formatPounds(sale.price)}. Agree or decline.`,
    });
  return [
    ...todo,
    ...describeReservationAction(sale, side, today),
    ...describePaperActions(sale, matter, side),
    ...describeStepActions(matter, steps, side),
    ...(canSign ? describeSignatureAction(sale, matter, side) : []),
  ];
}

/** An agreement is optional, and lapses by itself; who is asked for an answer or a signature reads by when. */
function describeReservationAction(sale: Sale, side: Side, today: string): NextAction[] {
  const reservation = findReservationFor(sale, side, today);
  if (!reservation) return [];
  const day = findReservationDay(reservation);
  const by = day === undefined ? '' : ` by ${formatLondonDate(day)}`;
  const other = getOtherSide(side);
  const texts = {
    proposed: `The ${other} proposes a reservation agreement. Accept it, change it or decline it${by}.`,
    agreed: `Read and sign the reservation agreement${by}, or decline it. It counts once both sides have signed.`,
    in_force: `The ${other} asks to end the reservation agreement. Agree, or let it go on.`,
    closed: '',
  };
  return [{ key: 'reservation', text: texts[reservation.status] }];
}

/** Signing is an option, so it comes last and only once the other side has signed. */
function describeSignatureAction(sale: Sale, { nation }: SaleProfile, side: Side): NextAction[] {
  const other = getOtherSide(side);
  const signed = listCurrentSignatures(sale).map((signature) => signature.side);
  if (!signed.includes(other)) return [];
  const document = legalWordingOf(nation).document.toLowerCase();
  return [
    {
      key: 'sign',
      text: `The ${other} has signed the ${document}. Sign it as well if you like: it’s optional.`,
    },
  ];
}

function describePaperActions(sale: Sale, { nation }: SaleProfile, side: Side): NextAction[] {
  if (sale.status === 'exchanged') return [];
  const { solicitors } = sale;
  const other = getOtherSide(side);
  const { document } = legalWordingOf(nation);
  const todo: NextAction[] = [];
  if (!solicitors[side]) todo.push({ key: 'solicitor', text: 'Name your solicitor or conveyancer.' });
  if (!hasLegalNames(sale, side))
    todo.push({ key: 'details', text: `Give your full name for the ${document.toLowerCase()}.` });
  if (side === 'seller' && !hasTitleAnswer(sale))
    todo.push({ key: 'title_number', text: 'Add the title number; you’ll find it on your title register.' });
  if (solicitors[side] && !solicitors[other])
    todo.push({ key: 'wait_solicitor', text: `The ${other} has yet to name their solicitor.` });
  if (isDraft(sale)) todo.push(...describeWaits(sale, other, document.toLowerCase()));
  return todo;
}

/** What the draft of the memorandum still needs of the other side. */
const describeWaits = (sale: Sale, other: Side, document: string): NextAction[] => [
  ...(hasLegalNames(sale, other)
    ? []
    : [{ key: 'wait_details', text: `The ${other} has yet to give their full name for the ${document}.` }]),
  ...(other === 'buyer' || hasTitleAnswer(sale)
    ? []
    : [{ key: 'wait_title_number', text: 'The seller has yet to add the title number.' }]),
];

const describeStepActions = (
  profile: SaleProfile,
  steps: readonly TimelineStep[],
  side: Side,
): NextAction[] =>
  steps
    .filter((step) => isOwedBy(step, side) && !ruleOf(step.key).automatic && !isSurvey(step.key))
    .toSorted((one, other) => urgencyOrder.indexOf(one.state) - urgencyOrder.indexOf(other.state))
    .map(({ key, state, owedBy }) => ({
      key,
      text:
        state === 'half_done' && owedBy === side
          ? `${titleOf(key, profile)}: the ${getOtherSide(side)} has said so. Confirm it, or write to them.`
          : `${titleOf(key, profile)}: ${describeDoing(key)}`,
    }));

/** What a step asks for; the solicitors' questions are nowhere on this site. */
const describeDoing = (key: TimelineStep['key']): string =>
  key === 'enquiries_answered'
    ? 'the buyer’s solicitor sends the questions to yours, who asks you. Mark it as done once all are answered.'
    : 'mark it as done once it is.';

const urgencyOrder: readonly TimelineStep['state'][] = ['overdue', 'half_done', 'due'];
/** A survey is optional. */
const isSurvey = (key: TimelineStep['key']): boolean => key === 'survey_booked' || key === 'survey_done';
