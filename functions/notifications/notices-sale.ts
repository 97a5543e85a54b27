import type { MilestoneKey, Nation, Side } from '../../events/vocabulary.ts';
import {
  MemorandumIssued,
  SaleCompleted,
  SaleExchanged,
  SaleMilestoneReached,
  SaleMilestoneUndone,
  SaleNudged,
  SaleStalled,
  SolicitorChanged,
  SolicitorNamed,
} from '../../events/sale.ts';
import { ruleOf } from '../sales/domain/milestones.ts';
import { legalWordingOf } from '../sales/domain/legal-wording.ts';
import { type Deal, line, type Line, type Notice, otherSide, type Row, type Scene } from './notice.ts';
import { open, toSide } from './notices-agreed.ts';
import { day, headed, sentence } from './wording.ts';

const sides: readonly Side[] = ['seller', 'buyer'];
type Telling = Parameters<typeof toSide>[3];

const toBoth = (data: Deal, scene: Scene, words: Telling): Notice[] =>
  sides.map((side) => toSide(side, data, scene, words));

/** Who did a step, for the side that reads it. */
const doer = (by: { side: Side; solicitor: boolean }, reader: Side, other: string): string => {
  const own = by.side === reader;
  if (by.solicitor) return own ? 'your solicitor' : `the solicitor of ${other}`;
  return own ? 'you' : other;
};
/** Whoever did not do it themselves. */
const others = (by: { side: Side; solicitor: boolean }): readonly Side[] =>
  by.solicitor ? sides : [otherSide(by.side)];

/** A step by the name that it has in the home's nation. */
function stepOf(key: MilestoneKey, nation: Nation): string {
  const { title, scottish } = ruleOf(key);
  return nation === 'scotland' ? (scottish ?? title) : title;
}

/** From the first solicitor to the keys. */
export const saleLines: readonly Line[] = [
  line(SolicitorNamed, (data, scene) => [
    toSide(otherSide(data.side), data, scene, (other) => ({
      title: headed('Solicitor named', scene.home.ownTitle),
      body: `${sentence(other)} named a solicitor for the sale of ${scene.home.ownTitle}. Once both sides have one, the ${legalWordingOf(scene.home.nation).document.toLowerCase()} is issued.`,
      action: open,
    })),
  ]),
  line(SolicitorChanged, (data, scene) => [
    toSide(otherSide(data.side), data, scene, (other) => ({
      title: headed('Solicitor changed', scene.home.ownTitle),
      body: `${sentence(other)} changed the details of their solicitor for the sale of ${scene.home.ownTitle}. Please pass this on to yours.`,
      action: open,
    })),
  ]),

  line(MemorandumIssued, (data, scene) => {
    const { document, legal } = legalWordingOf(scene.home.nation);
    return toBoth(data, scene, () => ({
      title: headed(`${document} issued`, scene.home.ownTitle),
      body:
        data.version === 1
          ? `The ${document.toLowerCase()} for ${scene.home.ownTitle} is ready. Send it to your solicitor.`
          : `The ${document.toLowerCase()} for ${scene.home.ownTitle} was issued anew as version ${data.version}. It replaces the one before.`,
      more: [legal],
      action: `Read the ${document.toLowerCase()}`,
    }));
  }),

  line(SaleMilestoneReached, (data, scene) => {
    const step = stepOf(data.key, scene.home.nation);
    const rows: Row[] = [
      ['Step', step],
      ['Day', day(data.date)],
      ['Home', scene.home.ownTitle],
    ];
    // What needs both sides, and one has said so far.
    const waits = !data.done;
    return others(data).map((reader) =>
      toSide(reader, data, scene, (other) => ({
        title: headed(waits ? `Please confirm “${step}”` : step, scene.home.ownTitle),
        body: sentence(
          `${doer(data, reader, other)} ticked “${step}” for ${day(data.date)}.${waits ? ' It counts once the other side has said so, too.' : ''}`,
        ),
        rows,
        action: waits ? 'Answer in the sale' : open,
      })),
    );
  }),
  line(SaleMilestoneUndone, (data, scene) => {
    const step = stepOf(data.key, scene.home.nation);
    return others(data).map((reader) =>
      toSide(reader, data, scene, (other) => ({
        title: headed('Step taken back', scene.home.ownTitle),
        body: sentence(`${doer(data, reader, other)} took the tick at “${step}” back.`),
        action: open,
        mail: false,
      })),
    );
  }),

  line(SaleExchanged, (data, scene) => {
    const step = stepOf('exchanged', scene.home.nation);
    return toBoth(data, scene, () => ({
      title: headed(step, scene.home.ownTitle),
      body: `${step} on ${day(data.date)}: the sale of ${scene.home.ownTitle} is legally binding now. Completion is on ${day(data.completionDate)}.`,
      more: [
        'Before you send money, check account details by calling the firm on a number that you looked up yourself.',
      ],
      rows: [
        [step, day(data.date)],
        ['Completion', day(data.completionDate)],
        ['Home', scene.home.ownTitle],
      ],
      action: open,
    }));
  }),
  line(SaleCompleted, (data, scene) => [
    toSide('seller', data, scene, () => ({
      title: headed('Sold', scene.home.ownTitle),
      body: `The sale of ${scene.home.ownTitle} completed on ${day(data.date)}.`,
      action: open,
    })),
    toSide('buyer', data, scene, () => ({
      title: headed('It is yours', scene.home.ownTitle),
      body: `The purchase of ${scene.home.ownTitle} completed on ${day(data.date)}.`,
      action: open,
    })),
  ]),

  line(SaleNudged, (data, scene) => {
    const step = stepOf(data.key, scene.home.nation);
    return sides.map((reader) =>
      toSide(reader, data, scene, (other) => {
        const own = data.owedBy === reader;
        return {
          title: headed(own ? 'Your step is due' : 'A step is late', scene.home.ownTitle),
          body: own
            ? `“${step}” has waited for you since ${day(data.since)}. If it is done, tick it; if something holds it up, tell ${other}.`
            : `“${step}” has waited for ${other} since ${day(data.since)}. We reminded them.`,
          action: open,
          mail: own,
        };
      }),
    );
  }),
  line(SaleStalled, (data, scene) => [
    toSide('seller', data, scene, () => ({
      title: headed('Does the sale still go on', scene.home.ownTitle),
      body: `Nothing has moved in the sale of ${scene.home.ownTitle} since ${day(data.since)}. Tick what is done, or end the sale if it will not happen: homes that stand still for long are no longer shown.`,
      action: open,
    })),
  ]),
];
