import type { Side } from '../../events/vocabulary.ts';
import type { Offer } from '../offers/offer.ts';
import { formatPounds } from '../shared/money.ts';
import { isOver as over } from './timeline.ts';
import { type Matter, ruleOf, titleOf } from './milestones.ts';
import { otherSide, type Sale } from './sale.ts';
import { isOwedBy, type Stand } from './timeline.ts';
import { wordingOf } from './wording.ts';

export interface Todo {
  readonly key: string;
  readonly text: string;
}

const after: Readonly<Record<Side, readonly Todo[]>> = {
  seller: [{ key: 'after', text: 'Read the meters on the day and tell the council and your suppliers.' }],
  buyer: [
    {
      key: 'after',
      text: 'Your solicitor pays the tax and registers you as the owner; read the meters on the day.',
    },
  ],
};

/** What a side should do now, most pressing first: what the other side waits for, then papers, then steps. */
export function todoOf(
  sale: Sale,
  { change }: Offer,
  matter: Matter,
  stands: readonly Stand[],
  side: Side,
): Todo[] {
  if (sale.status === 'completed') return [...after[side]];
  if (over(sale)) return [];
  const todo: Todo[] = [];
  if (change && change.by !== side)
    todo.push({
      key: 'change',
      text: `The ${change.by} asks for ${formatPounds(change.amount)} in place of ${formatPounds(sale.price)}. Agree or decline.`,
    });
  return [...todo, ...paperTodo(sale, matter, side), ...stepTodo(matter, stands, side)];
}

function paperTodo({ solicitors, parties, status, details }: Sale, { nation }: Matter, side: Side): Todo[] {
  if (status === 'exchanged') return [];
  const { document } = wordingOf(nation);
  const todo: Todo[] = [];
  if (!solicitors[side]) todo.push({ key: 'solicitor', text: 'Name your solicitor or conveyancer.' });
  else if (!solicitors[otherSide(side)])
    todo.push({ key: 'wait_solicitor', text: `The ${otherSide(side)} has yet to name their solicitor.` });
  if (!parties[side]?.legalNames.length)
    todo.push({ key: 'details', text: `Give your full name for the ${document.toLowerCase()}.` });
  if (side === 'seller' && !details.titleNumber && solicitors.seller)
    todo.push({ key: 'title_number', text: 'Add the title number; it stands on your title register.' });
  return todo;
}

const stepTodo = (matter: Matter, stands: readonly Stand[], side: Side): Todo[] =>
  stands
    .filter((stand) => isOwedBy(stand, side) && !ruleOf(stand.key).automatic && !isExtra(stand.key))
    .toSorted((one, other) => pressing.indexOf(one.state) - pressing.indexOf(other.state))
    .map(({ key, state, owedBy }) => ({
      key,
      text:
        state === 'half_done' && owedBy === side
          ? `${titleOf(key, matter)}: the ${otherSide(side)} has said so. Confirm it, or write to them.`
          : `${titleOf(key, matter)}: tick it once it is so.`,
    }));

const pressing: readonly Stand['state'][] = ['overdue', 'half_done', 'due'];
/** A survey is nobody's duty. */
const isExtra = (key: Stand['key']): boolean => key === 'survey_booked' || key === 'survey_done';
