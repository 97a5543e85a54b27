import { describe, expect, test } from 'vitest';
import { eventNames } from '../../events/index.ts';
import { Nation, PropertyStatus, ViewingStatus } from '../../events/vocabulary.ts';
import { ViewingView } from '../../functions/deals/viewings/contract.ts';
import {
  selectViewingActions,
  viewingTransitions,
} from '../../functions/deals/viewings/domain/transitions.ts';
import { formatPropertyStatus } from '../../functions/listings/properties/domain/home-status.ts';
import { propertyMoves } from '../../functions/listings/properties/domain/transitions.ts';
import { PaymentView } from '../../functions/money/payments/contract.ts';
import { createNotices, noticedEvents } from '../../functions/reach/notifications/domain/rules/index.ts';
import { CaseStatus } from '../../functions/trust/cases/domain/report-case.ts';
import { statusTexts as caseTexts } from '../../functions/trust/cases/domain/words.ts';
import { formatSaleStatus } from '../../web/entities/sale/labels.ts';
import { describeNextStep } from '../../web/entities/viewing/labels.ts';
import { getViewingState, isOpenViewing } from '../../web/entities/viewing/states.ts';
import { words as paymentWords } from '../../web/features/payments/labels.ts';
import { isStateOpen } from '../../web/features/payments/payment/payment-state.ts';
import { getEventExample, joinText, noticeContext } from '../notifications/notice-examples.ts';
import { buyerId, createSlot, noon, sellerId, toViewing } from '../viewings/viewing-examples.ts';
import { createPaymentAnswer } from './payments/samples.ts';

/** What no end says, as nothing more comes of it. */
const unfinished = /\b(pending|waiting for an answer|is with the|will answer|can answer)\b/i;

describe('the end of a viewing', () => {
  const ends = ViewingStatus.options.filter((status) => !isOpenViewing({ status }));
  const ways = ends.flatMap((status) =>
    (['buyer', 'seller', 'system'] as const).flatMap((by) =>
      [undefined, 'We found another home'].map((reason) => ({ status, by, reason })),
    ),
  );
  test('is an end of the machine', () => {
    for (const status of ends) expect(Object.keys(viewingTransitions[status])).not.toContain('accept');
    expect(ends).toEqual(['rejected', 'expired', 'cancelled', 'completed', 'no_show']);
  });

  test.each(ways)(
    '$status by the $by ($reason) says what happened to both sides',
    ({ status, by, reason }) => {
      const { version: _, calendarKeys: __, place: ___, ...viewing } = toViewing(createSlot(1, 24));
      for (const [side, id] of [
        ['buyer', buyerId],
        ['seller', sellerId],
      ] as const) {
        const at = new Date(noon).toISOString();
        const closed =
          status === 'completed' || status === 'no_show'
            ? {}
            : {
                closed: {
                  at,
                  by,
                  late: false,
                  alternatives: [],
                  waitlistOffered: false,
                  ...(reason && { reason }),
                },
              };
        const ended = { ...viewing, status, ...closed };
        const can = selectViewingActions(
          { ...toViewing(createSlot(1, 24)), ...ended },
          side,
          new Date(noon + 48 * 3_600_000),
        );
        const view = ViewingView.parse({ ...ended, side, can, counterpart: { id, user_name: 'ann' } });
        const text = describeNextStep(view);
        const { label, tone } = getViewingState(view);
        expect([label, text].join('\n')).not.toMatch(unfinished);
        expect(tone).not.toBe('amber');
        if (by === side && (status === 'rejected' || status === 'cancelled')) expect(text).toMatch(/^You /);
        if (reason !== undefined && 'closed' in closed && status !== 'expired')
          expect(text).toContain(reason);
        expect(can.filter((verb) => verb !== 'feedback' && verb !== 'dispute')).toEqual([]);
      }
    },
  );
});

test.each(PropertyStatus.options)('a home that is %s has words of its own', (status) => {
  const say = (one: PropertyStatus) => formatPropertyStatus(one, 'england');
  const others = PropertyStatus.options.filter((other) => other !== status).map(say);
  expect(others).not.toContain(say(status));
  if (Object.keys(propertyMoves[status]).length === 0)
    expect(say(status)).not.toMatch(/waiting|pending|for sale/i);
});

test.each(Nation.options)('a sale in %s has words for each state', (nation) => {
  for (const status of ['under_offer', 'sold_stc', 'exchanged', 'completed', 'fallen_through'] as const)
    expect(formatSaleStatus(status, nation)).toMatch(/^\p{Lu}/u);
});

describe('the end of a payment', () => {
  const payment = PaymentView.parse(createPaymentAnswer().body);
  const states = Object.keys(paymentWords).filter(
    (state): state is keyof typeof paymentWords => state in paymentWords,
  );
  test.each(states.filter((state) => !isStateOpen(state)))('%s says where the money is', (state) => {
    const { title, text } = paymentWords[state](payment);
    expect([title, text].join('\n')).toMatch(/paid|charged|money|back|Refund|runs|dispute|stopped/i);
    expect(text).not.toMatch(/hasn’t confirmed|updates automatically/);
  });
});

test('a case that is decided or closed waits for nobody', () => {
  for (const status of CaseStatus.options)
    expect(/waiting|being/i.test(caseTexts[status]), status).toBe(status === 'open' || status === 'triage');
});

/** Events that end something for somebody; a round of offers ends, but its offers go on. */
const ending =
  /\.(rejected|withdrawn|expired|cancelled|completed|closed|removed|blocked|deleted|refunded|lost|fell_through|returned|declined|lapsed|no_show|void|ended)\.v\d+$/;

describe('the news of an end', () => {
  const names = noticedEvents
    .map(({ name }) => name)
    .filter((name) => ending.test(name) && !name.startsWith('best_and_final'));
  test('are the news of events that exist', () => {
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(eventNames).toContain(name);
  });

  test.each(
    names.flatMap((name) => (['buyer', 'seller', 'system'] as const).map((by) => [name, by] as const)),
  )('%s, by the %s, is finished and offers nothing without its condition', (name, by) => {
    for (const notice of createNotices(name, getEventExample(name, { by }), noticeContext)) {
      const text = joinText(notice);
      expect(text).not.toMatch(unfinished);
      expect(text).not.toMatch(/you can make another (one|offer)(?! while the home is on sale)/i);
      expect(notice.href).not.toBe('');
    }
  });
});
