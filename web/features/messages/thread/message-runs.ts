import { formatDayName } from '../../../lib/day-name.ts';
import type { Message } from '../api.ts';

/** Messages of one day: those shown, after older cards of the sale that are folded into one line. */
export interface MessageRun {
  readonly day: string;
  /** Whether the day before is another one, so that its name is shown. */
  readonly isNewDay: boolean;
  readonly messages: readonly Message[];
  readonly folded: readonly Message[];
}

/** The number of cards of a sale in a row from which the earlier ones are folded. */
const foldedFrom = 3;

const isSaleCard = ({ card }: Message): boolean => card?.type === 'sale';

/** Splits a chat into runs: by day, and by whether it is about the steps of the sale. */
export function listMessageRuns(messages: readonly Message[]): MessageRun[] {
  const runs: Message[][] = [];
  for (const message of messages) {
    const last = runs.at(-1)?.at(-1);
    const isSame =
      last &&
      formatDayName(last.createdAt) === formatDayName(message.createdAt) &&
      isSaleCard(last) === isSaleCard(message);
    if (isSame) runs.at(-1)?.push(message);
    else runs.push([message]);
  }
  return runs.map((run, nth) => {
    const [first] = run;
    const day = first ? formatDayName(first.createdAt) : '';
    const before = runs[nth - 1]?.at(-1);
    const isFolded = run.length >= foldedFrom && run.every(isSaleCard);
    return {
      day,
      isNewDay: !before || formatDayName(before.createdAt) !== day,
      messages: isFolded ? run.slice(-1) : run,
      folded: isFolded ? run.slice(0, -1) : [],
    };
  });
}
