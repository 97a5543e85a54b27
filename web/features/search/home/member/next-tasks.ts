import { compareWaits, type Wait } from '../../../../../functions/kernel/urgency.ts';
import type { BuyingItem } from '../../../../entities/offer/api.ts';
import { listBuyingTasks } from '../../../../entities/offer/buying-tasks.ts';
import { listAgendaTasks } from '../../../../entities/own-home/agenda-tasks.ts';
import type { Draft, OwnListing } from '../../../../entities/own-home/api.ts';
import { formatNearDay, formatNearMoment } from '../../../../lib/near-date.ts';
import { paths } from '../../../../site/paths.ts';

export interface NextTask {
  readonly key: string;
  readonly text: string;
  /** The home that it is about. */
  readonly title: string;
  readonly to: string;
  readonly wait: Wait;
}

/** What a person has as a seller and as a buyer. */
export interface OwnMatters {
  readonly userId: string;
  readonly homes: readonly OwnListing[];
  readonly drafts: readonly Draft[];
  readonly buying: readonly BuyingItem[];
}

/** As many as are read at one look. */
export const nextTasks = 3;

/**
 * What waits for a person on both sides, and the viewings that are planned, the most urgent first. Messages about
 * several homes are one task, since they are read on one page.
 */
export function listNextTasks({ userId, homes, drafts, buying }: OwnMatters, now: Date): NextTask[] {
  const tasks = [
    ...listAgendaTasks(homes, drafts, now),
    ...homes.flatMap(toVisitTask),
    ...listBuyingTasks(buying, userId),
  ];
  const messages = tasks.filter(({ kind }) => kind === 'messages');
  const others: NextTask[] = tasks.filter(({ kind }) => kind !== 'messages');
  return [...others, ...joinMessages(messages)].toSorted((a, b) => compareWaits(a.wait, b.wait));
}

function joinMessages(messages: readonly NextTask[]): readonly NextTask[] {
  const [first] = messages.toSorted((a, b) => compareWaits(a.wait, b.wait));
  if (!first || messages.length === 1) return messages;
  const { since } = first.wait;
  return [
    {
      key: 'messages',
      text: `Read your messages${since === undefined ? '' : `, the first waiting since ${formatNearDay(since)}`}`,
      title: `About ${messages.length} homes`,
      to: paths.messages,
      wait: first.wait,
    },
  ];
}

const toVisitTask = ({ id, title, nextViewing }: OwnListing) =>
  nextViewing === undefined
    ? []
    : [
        {
          key: `${id} visit`,
          kind: 'visit' as const,
          text: `Viewing on ${formatNearMoment(nextViewing)}`,
          title,
          to: paths.ownViewings(id),
          wait: { loss: 'viewing' as const, isOwn: false, by: nextViewing },
        },
      ];
