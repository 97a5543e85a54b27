import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Side } from '../../events/vocabulary.ts';
import { cancelAsSide } from '../../functions/deals/viewings/domain/cancellation.ts';
import { applyDueChange } from '../../functions/deals/viewings/domain/due-changes.ts';
import {
  completeViewing,
  disputeNoShow,
  giveFeedback,
  reconfirmViewing,
  reportNoShow,
} from '../../functions/deals/viewings/domain/outcomes.ts';
import { offerFreePlace } from '../../functions/deals/viewings/domain/requests.ts';
import {
  endProposalOfClosedSlot,
  proposeMovedSlotTime,
  proposeSlot,
} from '../../functions/deals/viewings/domain/reschedule.ts';
import {
  applyViewingAcceptance,
  rejectAsFull,
  applyViewingRejection,
} from '../../functions/deals/viewings/domain/responses.ts';
import {
  selectViewingActions,
  isBooked,
  isOpenViewing,
  isPending,
  type ViewingActionKey,
} from '../../functions/deals/viewings/domain/transitions.ts';
import type {
  ViewingDecision,
  ViewingStamp,
} from '../../functions/deals/viewings/domain/viewing-decision.ts';
import { type Viewing, Viewing as Noun } from '../../functions/deals/viewings/domain/viewing.ts';
import { AppError } from '../../functions/kernel/errors.ts';
import { countRuns } from '../support/nightly.ts';
import { createStamp, noon, toViewing, createSlot } from './viewing-examples.ts';

interface Command {
  readonly side: Side;
  readonly verb: ViewingActionKey | 'clock' | 'follow' | 'drop' | 'offer' | 'crowd';
  readonly hours: number;
}
const slots = [createSlot(1, 48), createSlot(2, 60), createSlot(3, 72)] as const;
const slotFor = (hours: number) => slots[hours % slots.length] ?? slots[0];

function decisionOf(
  viewing: Viewing,
  { side, verb, hours }: Command,
  at: ViewingStamp,
): ViewingDecision | undefined {
  switch (verb) {
    case 'accept':
      return applyViewingAcceptance(viewing, side, at);
    case 'reject':
      return applyViewingRejection(viewing, side, {}, at);
    case 'reschedule':
      return proposeSlot(viewing, side, slotFor(hours), at);
    case 'cancel':
      return cancelAsSide(viewing, side, 'Plans changed', at);
    case 'complete':
      return completeViewing(viewing, at);
    case 'no_show':
      return reportNoShow(viewing, at);
    case 'dispute':
      return disputeNoShow(viewing, 'I was there', at);
    case 'reconfirm':
      return reconfirmViewing(viewing, at);
    case 'feedback':
      return giveFeedback(viewing, { interest: 3, share: true }, at);
    case 'clock':
      return applyDueChange(viewing, at);
    case 'follow':
      return proposeMovedSlotTime(viewing, { ...slotFor(hours), id: viewing.timeSlotId }, at);
    case 'drop':
      return endProposalOfClosedSlot(viewing, slotFor(hours).id, at);
    case 'offer':
      return offerFreePlace(viewing, at);
    case 'crowd':
      return rejectAsFull(viewing, at);
  }
}

const command: fc.Arbitrary<Command> = fc.record({
  side: fc.constantFrom<Side>('seller', 'buyer'),
  verb: fc.constantFrom<Command['verb']>(
    'accept',
    'accept',
    'reject',
    'reschedule',
    'reschedule',
    'cancel',
    'complete',
    'no_show',
    'dispute',
    'reconfirm',
    'feedback',
    'clock',
    'follow',
    'drop',
    'offer',
    'crowd',
  ),
  hours: fc.integer({ min: 0, max: 12 }),
});

/** Holds for every change of a viewing. */
function expectLawful(before: Viewing, { viewing: after, events }: ViewingDecision, { side, verb }: Command) {
  expect(Noun.parse(after)).toEqual(after);
  expect(after.version).toBe(before.version + 1);
  expect(isOpenViewing(before) || !isOpenViewing(after)).toBe(true);
  expect(after.reschedules).toBeLessThanOrEqual(3);
  expect(after.sequence).toBeGreaterThanOrEqual(before.sequence);
  expect(events.length === 0 || after.messageId !== before.messageId).toBe(true);
  for (const { detail } of events) expect(detail).toMatchObject({ messageId: after.messageId });
  // A place is booked by acceptance only, and a viewing closed before its start keeps no place.
  if (after.place === 'booked' && before.place !== 'booked') expect(verb).toBe('accept');
  if (['rejected', 'expired', 'cancelled'].includes(after.status)) expect(after.place).toBe('none');
  // Both sides agree on every agreed time: it changes only when the side that did not propose accepts.
  if (isBooked(after) && (!isBooked(before) || after.start !== before.start)) {
    expect(verb).toBe('accept');
    expect(before.proposal ? before.proposal.by !== side : side === 'seller').toBe(true);
    expect(after.start).toBe(before.proposal?.start ?? before.start);
    expect(after.sequence).toBeGreaterThan(before.sequence);
  }
}

test('agrees no time without both sides and ends every wait on a random walk', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(command, { maxLength: 40 }), (waitlist, commands) => {
      let viewing = toViewing(waitlist ? { ...slots[0], free: 0 } : slots[0], waitlist);
      let hours = 0;
      for (const one of commands) {
        hours += one.hours;
        const at = createStamp(hours);
        viewing = applyDueChange(viewing, createStamp(hours))?.viewing ?? viewing;
        const allowed: readonly string[] = selectViewingActions(viewing, one.side, at.now);
        let decision: ViewingDecision | undefined;
        try {
          decision = decisionOf(viewing, one, at);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
          continue;
        }
        if (!decision) continue;
        const bySide = ['accept', 'reject', 'reschedule', 'cancel'].includes(one.verb);
        if (bySide) expect(allowed).toContain(one.verb);
        expectLawful(viewing, decision, one);
        viewing = decision.viewing;
      }
      const after = new Date(noon + 30 * 86_400_000);
      for (let steps = 0; steps < 3; steps += 1)
        viewing = applyDueChange(viewing, { ...createStamp(0), now: after })?.viewing ?? viewing;
      expect([isOpenViewing(viewing), isPending(viewing)]).toEqual([false, false]);
    }),
    { numRuns: countRuns(150, 4_000) },
  );
});
