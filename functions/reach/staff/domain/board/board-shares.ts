import { countDaysBetween, formatLondonDay } from '../../../../kernel/london-time.ts';
import type { LedgerEntry } from '../../../../money/payments/domain/ledger.ts';
import { type BoardMeasure, type BoardShare, mergeShares } from './board-day.ts';
import type { SightedStep, Sighting } from './board-subject.ts';

/** The steps of the wizard, in their order. */
export const funnelSteps = ['step1', 'step2', 'step3', 'step4', 'step5', 'step6'] as const;
/** What follows them. */
export const funnelEnds = ['submitted', 'chosen', 'paid', 'published'] as const;

const dayLength = '2026-11-21'.length;
const toDay = (at: string): string => (at.length === dayLength ? at : formatLondonDay(new Date(at)));

const createShare = (measure: BoardMeasure, at: string, ...names: readonly string[]): BoardShare => ({
  measure,
  day: toDay(at),
  counts: Object.fromEntries(names.map((name) => [name, 1])),
});

/** What a thing of which this was seen adds to which days. The prefix of its id says what it is. */
export function toShares(id: string, seen: readonly Sighting[]): BoardShare[] {
  const firsts = new Map<SightedStep, string>(seen.toReversed().map(({ step, at }) => [step, at]));
  if (id.startsWith('drf_')) return toDraftShares(firsts);
  if (id.startsWith('prp_')) return mergeShares([...toHomeShares(seen, firsts), ...toFunnelShares(firsts)]);
  if (id.startsWith('off_')) return toSaleShares(firsts);
  return toComplaintShares(id.startsWith('tkt_') ? 'complaint' : 'report', seen);
}

type Firsts = ReadonlyMap<SightedStep, string>;

/** A draft counts on the day when it was begun. Who saved something of a step has passed those before. */
function toDraftShares(firsts: Firsts): BoardShare[] {
  const begun = firsts.get('begun');
  if (begun === undefined) return [];
  const furthest = funnelSteps.findLastIndex((step) => firsts.has(step));
  return [createShare('funnel', begun, 'started', ...funnelSteps.slice(0, furthest + 1))];
}

/** What came of a draft counts on the day when it was begun, so that the funnel compares the same drafts. */
function toFunnelShares(firsts: Firsts): BoardShare[] {
  const begun = firsts.get('begun');
  const ends = funnelEnds.filter((step) => firsts.has(step));
  return begun === undefined || ends.length === 0 ? [] : [createShare('funnel', begun, ...ends)];
}

function toHomeShares(seen: readonly Sighting[], firsts: Firsts): BoardShare[] {
  const [published, offered] = [firsts.get('published'), firsts.get('offered')];
  return [
    ...listTurns(seen, 'on', 'off').map(({ at, isOn }) => ({
      measure: 'homes' as const,
      day: toDay(at),
      counts: { onSale: isOn ? 1 : -1 },
    })),
    ...(published === undefined ? [] : [createShare('homes', published, 'listed')]),
    ...(published === undefined || offered === undefined || offered < published
      ? []
      : [createShare('homes', offered, 'offered', nameSpan('offeredIn', published, offered))]),
  ];
}

function toSaleShares(firsts: Firsts): BoardShare[] {
  const [accepted, exchanged] = [firsts.get('accepted'), firsts.get('exchanged')];
  const named = { accepted: 'agreed', fell_through: 'fellThrough', completed: 'completed' } as const;
  const plain = (['accepted', 'fell_through', 'completed'] as const).flatMap((step) => {
    const at = firsts.get(step);
    return at === undefined ? [] : [createShare('sales', at, named[step])];
  });
  if (exchanged === undefined) return mergeShares(plain);
  const spans = accepted === undefined ? [] : [nameSpan('exchangedIn', accepted, exchanged)];
  return mergeShares([...plain, createShare('sales', exchanged, 'exchanged', ...spans)]);
}

/** One that waits counts on the day when it came, so that its age can be told on any later day. */
function toComplaintShares(kind: 'complaint' | 'report', seen: readonly Sighting[]): BoardShare[] {
  const turns = listTurns(seen, 'opened', 'closed');
  const [first, last] = [turns[0], turns.at(-1)];
  if (!first || !last) return [];
  const came = createShare('complaints', first.at, `${kind}.opened`);
  const state = last.isOn
    ? createShare('complaints', first.at, `${kind}.waiting`)
    : createShare('complaints', last.at, `${kind}.closed`, nameSpan(`${kind}.closedIn`, first.at, last.at));
  return mergeShares([came, state]);
}

/** `offeredIn.12`: so many days in London passed. From these counts any median can be told. */
const nameSpan = (name: string, from: string, to: string): string =>
  `${name}.${Math.max(0, countDaysBetween(toDay(from), toDay(to)))}`;

interface Turn {
  readonly at: string;
  readonly isOn: boolean;
}

/** When it became so and ceased to be, in order of time. A repeat of the same turn is none. */
function listTurns(seen: readonly Sighting[], on: SightedStep, off: SightedStep): Turn[] {
  const turns: Turn[] = [];
  for (const { step, at } of seen) {
    if (step !== on && step !== off) continue;
    if ((turns.at(-1)?.isOn ?? false) !== (step === on)) turns.push({ at, isOn: step === on });
  }
  return turns;
}

/** What a payment adds by the ledger: a refund lowers the revenue of the day when its money left. */
export function toRevenueShares(packageId: string, entries: readonly LedgerEntry[]): BoardShare[] {
  const shares = entries.map(({ kind, day, lines }): BoardShare => {
    const moved = (account: string) =>
      lines.reduce((sum, line) => (line.account === account ? sum - line.amountPence : sum), 0);
    const [netPence, vatPence] = [moved('sales'), moved('vat')];
    const isPayment = kind === 'payment';
    return {
      measure: 'revenue',
      day,
      counts: {
        [`${packageId}.net`]: netPence,
        [`${packageId}.vat`]: vatPence,
        ...(isPayment ? { [`${packageId}.sold`]: 1 } : { [`${packageId}.refunded`]: -netPence - vatPence }),
      },
    };
  });
  return mergeShares(shares);
}
