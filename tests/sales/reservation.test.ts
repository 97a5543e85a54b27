import { describe, expect, test } from 'vitest';
import {
  changeReservation,
  findContestDay,
  findReservationTurn,
  listReservationActions,
} from '../../functions/deals/sales/domain/change-reservation.ts';
import {
  findProposalObstacle,
  proposeReservation,
} from '../../functions/deals/sales/domain/propose-reservation.ts';
import {
  endByExchange,
  endByFallThrough,
  findReservation,
  listCloseEvents,
  settleReservation,
} from '../../functions/deals/sales/domain/reservation-end.ts';
import { describeReservation } from '../../functions/deals/sales/domain/reservation-words.ts';
import type { ReservationAction, ReservationTerms } from '../../functions/deals/sales/domain/reservation.ts';
import type { Sale } from '../../functions/deals/sales/domain/sale.ts';
import { signReservation } from '../../functions/deals/sales/domain/sign-reservation.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { noon } from '../properties/property-examples.ts';
import { detailedSale } from './memorandum-examples.ts';
import { createStamp } from './sale-examples.ts';

type Side = 'seller' | 'buyer';
const terms: ReservationTerms = { weeks: 8, costsPence: 1_000_00, reasons: ['survey', 'mortgage'] };
const [seller = '', buyer = ''] = [
  detailedSale.parties.seller?.legalNames[0],
  detailedSale.parties.buyer?.legalNames[0],
];
const otherBuyer = detailedSale.parties.buyer?.legalNames[1] ?? '';
const paper = {
  nation: 'england',
  address: '2 Elm Close, Leeds',
  price: 320_000,
  seller: { names: [seller, 'Joint Owner'] },
  buyer: { names: [buyer, otherBuyer] },
} as const;
/** Each side’s account has its first name. */
const accountOf = (side: Side) => ({ firstName: side === 'seller' ? seller : buyer });
const at = (days: number) => createStamp(new Date(noon.getTime() + days * dayMs));
const dayOf = (days: number) => new Date(noon.getTime() + days * dayMs).toISOString().slice(0, 10);

const propose = (
  sale: Sale,
  side: Side,
  days = 0,
  change: { seenVersion?: number; terms?: ReservationTerms } = {},
) =>
  proposeReservation(
    sale,
    'england',
    { side, seenVersion: sale.reservations.length, account: accountOf(side), terms, ...change },
    at(days),
  );
const act = (sale: Sale, side: Side, action: ReservationAction, days = 0) =>
  changeReservation(
    sale,
    {
      side,
      seenVersion: sale.reservations.length,
      ...(action === 'accept' ? { action, account: accountOf(side), paper: copy(paper) } : { action }),
    },
    at(days),
  );
const copy = ({ seller: one, buyer: other, ...rest }: typeof paper) => ({
  ...rest,
  seller: { names: [...one.names] },
  buyer: { names: [...other.names] },
});
const sign = (sale: Sale, side: Side, days = 0, name = side === 'seller' ? seller : buyer) =>
  signReservation(
    sale,
    { side, version: sale.reservations.length, name, account: accountOf(side) },
    at(days),
  );

const states = {
  none: () => detailedSale,
  proposed: () => propose(detailedSale, 'buyer').sale,
  agreed: () => act(states.proposed(), 'seller', 'accept').sale,
  half_signed: () => sign(states.agreed(), 'buyer').sale,
  in_force: () => sign(states.half_signed(), 'seller').sale,
  end_asked: () => act(states.in_force(), 'buyer', 'ask_end').sale,
  pulled_out: () =>
    endByFallThrough(states.in_force(), { at: noon.toISOString(), by: 'buyer', reason: 'survey' }),
  declined: () => act(states.proposed(), 'seller', 'decline').sale,
} as const;
type State = keyof typeof states;
const lastOf = (sale: Sale) => sale.reservations.at(-1);

describe('what each side can do', () => {
  test.each<[State, ReservationAction[], ReservationAction[]]>([
    ['none', [], []],
    ['proposed', ['accept', 'decline'], ['take_back']],
    ['agreed', ['decline'], ['decline']],
    ['half_signed', ['decline'], ['decline']],
    ['in_force', ['ask_end'], ['ask_end']],
    ['end_asked', ['agree_end', 'drop_end'], ['drop_end']],
    ['declined', [], []],
    ['pulled_out', ['contest'], []],
  ])('%s: seller %j, buyer %j', (state, ofSeller, ofBuyer) => {
    const sale = states[state]();
    expect(listReservationActions(sale, 'seller', dayOf(0))).toEqual(ofSeller);
    expect(listReservationActions(sale, 'buyer', dayOf(0))).toEqual(ofBuyer);
    expect(() => act(sale, 'seller', ofSeller.includes('accept') ? 'agree_end' : 'accept')).toThrow(
      expect.objectContaining({ code: 'conflict' }),
    );
  });

  test.each<[State, Side, ReservationAction, object, object | undefined]>([
    ['proposed', 'seller', 'accept', { status: 'agreed', paper: { price: 320_000 } }, undefined],
    [
      'proposed',
      'seller',
      'decline',
      { status: 'closed', closed: { how: 'declined', by: 'seller' } },
      undefined,
    ],
    ['proposed', 'buyer', 'take_back', { status: 'closed', closed: { how: 'taken_back' } }, undefined],
    ['half_signed', 'seller', 'decline', { status: 'closed', closed: { how: 'declined' } }, undefined],
    [
      'end_asked',
      'seller',
      'agree_end',
      { status: 'closed', closed: { how: 'agreed', by: 'seller' } },
      undefined,
    ],
    ['end_asked', 'seller', 'drop_end', { status: 'in_force' }, { asked: false }],
    ['end_asked', 'buyer', 'drop_end', { status: 'in_force' }, { asked: true }],
    ['pulled_out', 'seller', 'contest', { closed: { contestedAt: noon.toISOString() } }, { side: 'seller' }],
  ])('%s, %s: %s', (state, side, action, after, event) => {
    const { sale, events } = act(states[state](), side, action);
    expect(lastOf(sale)).toMatchObject(after);
    expect(lastOf(sale)).not.toHaveProperty('endAsked');
    expect(events).toHaveLength(1);
    if (event) expect(events).toMatchObject([{ detail: event }]);
  });
});

describe('proposeReservation', () => {
  test('replaces terms that nobody has signed', () => {
    const { sale, events } = propose(states.agreed(), 'seller', 1);
    expect(sale.reservations).toMatchObject([
      { version: 1, status: 'closed', closed: { how: 'replaced', by: 'seller' } },
      { version: 2, status: 'proposed', by: 'seller', signatures: [] },
    ]);
    expect(events).toMatchObject([
      { name: 'reservation.proposed.v1', detail: { version: 2, changes: true } },
    ]);
  });

  test.each<[string, () => unknown, string]>([
    [
      'in Scotland',
      () =>
        proposeReservation(
          detailedSale,
          'scotland',
          { side: 'buyer', seenVersion: 0, account: accountOf('buyer'), terms },
          at(0),
        ),
      'under_offer',
    ],
    ['while one side has signed the last', () => propose(states.half_signed(), 'seller'), 'under_offer'],
    ['with one in force', () => propose(states.in_force(), 'buyer'), 'under_offer'],
    ['after the exchange', () => propose({ ...detailedSale, status: 'exchanged' }, 'buyer'), 'exchanged'],
    [
      'for terms that are not the last',
      () => propose(states.proposed(), 'seller', 0, { seenVersion: 0 }),
      'under_offer',
    ],
    [
      'for a co-owner whose name is not the account’s',
      () => propose({ ...detailedSale, parties: { buyer: { legalNames: ['Carla Co-Owner'] } } }, 'buyer'),
      'names',
    ],
    ['without names', () => propose({ ...detailedSale, parties: {} }, 'buyer'), 'names'],
  ])('refuses %s', (_, run, state) => {
    expect(run).toThrow(
      expect.objectContaining({ code: 'conflict', extras: expect.objectContaining({ state }) }),
    );
  });
});

test('signed terms can only be declined', () => {
  expect(findProposalObstacle(states.agreed(), 'england', dayOf(0))).toBeUndefined();
  expect(findProposalObstacle(states.half_signed(), 'england', dayOf(0))).toContain('signed already');
});

test('the twentieth proposal of a sale is its last', () => {
  let sale: Sale = detailedSale;
  for (let nth = 1; nth < 20; nth += 1) ({ sale } = propose(sale, nth % 2 === 0 ? 'seller' : 'buyer'));
  expect(findProposalObstacle(sale, 'england', dayOf(0))).toBeUndefined();
  const { sale: last } = propose(sale, 'seller');
  expect(last.reservations).toHaveLength(20);
  expect(findProposalObstacle(last, 'england', dayOf(0))).toContain('many proposals');
  expect(() => propose(last, 'buyer')).toThrow('many proposals');
});

test('a side asks to end it once a week, and the other side’s question is its own', () => {
  const dropped = act(states.end_asked(), 'seller', 'drop_end').sale;
  expect(listReservationActions(dropped, 'buyer', dayOf(6))).toEqual([]);
  expect(() => act(dropped, 'buyer', 'ask_end', 6)).toThrow('once a week');
  expect(listReservationActions(dropped, 'buyer', dayOf(7))).toEqual(['ask_end']);
  expect(listReservationActions(dropped, 'seller', dayOf(0))).toEqual(['ask_end']);
});

describe('signReservation', () => {
  test('is in force from the second signature, to the day', () => {
    const first = sign(states.agreed(), 'buyer');
    expect(first.events).toMatchObject([{ detail: { complete: false } }]);
    const both = sign(first.sale, 'seller', 1);
    expect(lastOf(both.sale)).toMatchObject({ status: 'in_force', until: dayOf(57) });
    expect(both.events).toMatchObject([{ detail: { complete: true, until: dayOf(57) } }]);
  });

  test.each<[string, () => unknown, object]>([
    ['twice', () => sign(states.half_signed(), 'buyer'), { code: 'conflict' }],
    ['before it is agreed', () => sign(states.proposed(), 'buyer'), { code: 'conflict' }],
    [
      'by the other name that the side gave',
      () => sign(states.agreed(), 'buyer', 0, otherBuyer),
      { code: 'invalid' },
    ],
    ['for a joint owner', () => sign(states.agreed(), 'seller', 0, 'Joint Owner'), { code: 'invalid' }],
    ['when its days to sign are over', () => sign(states.agreed(), 'buyer', 15), { code: 'conflict' }],
    [
      'after a fall-through',
      () => sign({ ...states.agreed(), status: 'fallen_through' }, 'buyer'),
      { code: 'conflict' },
    ],
  ])('not %s', (_, run, error) => {
    expect(run).toThrow(expect.objectContaining(error));
  });
});

describe('its ends', () => {
  test.each<[State, number, string | undefined]>([
    ['proposed', 14, undefined],
    ['proposed', 15, 'lapsed'],
    ['half_signed', 15, 'lapsed'],
    ['in_force', 56, undefined],
    ['in_force', 57, 'expired'],
    ['end_asked', 57, 'expired'],
    ['declined', 57, undefined],
  ])('%s after %i days: %s', (state, days, how) => {
    const settled = settleReservation(states[state](), at(days));
    expect(settled?.sale.reservations.at(-1)?.closed?.how).toBe(how);
    expect(settled?.events.length).toBe(how && 1);
    if (how) expect(findReservation(states[state](), dayOf(days))).toEqual(settled?.sale.reservations.at(-1));
  });

  test.each<[State, string]>([
    ['in_force', 'exchanged'],
    ['end_asked', 'exchanged'],
    ['proposed', 'sale_moved'],
    ['half_signed', 'sale_moved'],
  ])('the exchange ends one that is %s: %s', (state, how) => {
    const before = states[state]();
    const after = endByExchange(before, noon.toISOString());
    expect(lastOf(after)?.closed).toMatchObject({ how });
    expect(listCloseEvents(before, after)).toMatchObject([{ detail: { how } }]);
    expect(listCloseEvents(after, endByExchange(after, noon.toISOString()))).toEqual([]);
  });

  test.each<[string, (sale: Sale) => Sale]>([
    ['the exchange', (sale) => endByExchange(sale, at(57).now.toISOString())],
    [
      'a fall-through',
      (sale) => endByFallThrough(sale, { at: at(57).now.toISOString(), by: 'buyer', reason: 'other' }),
    ],
    ['another proposal', (sale) => propose(sale, 'buyer', 57).sale],
  ])('%s after its last day finds it expired', (_, end) => {
    const before = states.in_force();
    expect(end(before).reservations[0]).toMatchObject({ status: 'closed', closed: { how: 'expired' } });
  });

  test('a proposal after the last day tells of the expiry first', () => {
    expect(propose(states.in_force(), 'buyer', 57).events).toMatchObject([
      { name: 'reservation.closed.v1', detail: { how: 'expired', version: 1 } },
      { name: 'reservation.proposed.v1', detail: { version: 2, changes: false } },
    ]);
    const before = states.in_force();
    const after = endByExchange(before, at(57).now.toISOString());
    expect(listCloseEvents(before, after)).toMatchObject([{ detail: { how: 'expired' } }]);
  });

  test.each<[Side | 'system', string, object]>([
    ['buyer', 'survey', { how: 'pulled_out', by: 'buyer', reason: 'survey' }],
    ['seller', 'survey', { how: 'pulled_out', by: 'seller' }],
    ['seller', 'mortgage_refused', { how: 'pulled_out', by: 'seller', reason: 'mortgage' }],
    ['buyer', 'chain_broke', { how: 'pulled_out', by: 'buyer' }],
    ['seller', 'agreement_broken', { how: 'pulled_out', by: 'seller', reason: 'breach' }],
    ['buyer', 'changed_mind', { how: 'pulled_out', by: 'buyer' }],
    ['seller', 'not_selling', { how: 'pulled_out', by: 'seller' }],
    ['buyer', 'account_closed', { how: 'pulled_out', by: 'buyer' }],
    ['system', 'not_selling', { how: 'sale_ended' }],
  ])('%s pulls out for %s', (by, reason, closed) => {
    const fallen = endByFallThrough(states.in_force(), { at: noon.toISOString(), by, reason });
    expect(lastOf(fallen)?.closed).toEqual({ at: noon.toISOString(), ...closed });
  });

  test('a reason can be contested for fourteen days, and only one that counts', () => {
    expect(listReservationActions(states.pulled_out(), 'seller', dayOf(14))).toEqual(['contest']);
    expect(listReservationActions(states.pulled_out(), 'seller', dayOf(15))).toEqual([]);
    const without = endByFallThrough(states.in_force(), {
      at: noon.toISOString(),
      by: 'buyer',
      reason: 'other',
    });
    expect(listReservationActions(without, 'seller', dayOf(0))).toEqual([]);
    const pulledOut = lastOf(states.pulled_out());
    const lastDays = [14, 15].map((days) => pulledOut && findContestDay(pulledOut, dayOf(days)));
    expect(lastDays).toEqual([dayOf(14), undefined]);
  });
});

test.each<[State, string | undefined]>([
  ['none', undefined],
  ['proposed', 'seller'],
  ['agreed', 'both'],
  ['half_signed', 'seller'],
  ['in_force', undefined],
  ['end_asked', 'seller'],
  ['declined', undefined],
])('%s waits for %s', (state, turn) => {
  expect(findReservationTurn(states[state](), dayOf(0))).toBe(turn);
});

test('an agreement keeps the words that it was proposed with, and new ones have the law of the nation', () => {
  const promises = (wording?: number) =>
    describeReservation(terms, 'northern_ireland', wording).flatMap(([heading, text]) =>
      heading.endsWith('promises') ? text : [],
    );
  const byBuyer = expect.stringContaining('order the searches');
  const bySeller = expect.stringContaining('provide the searches');
  expect(promises()).toEqual([expect.not.stringContaining('searches'), byBuyer]);
  const wording = lastOf(states.proposed())?.wording;
  expect(promises(wording)).toEqual([bySeller, expect.not.stringContaining('searches')]);
});

test('the clauses name the sum, the weeks and only the reasons that were agreed', () => {
  const text = describeReservation(terms, 'england').flat().join('\n');
  expect(text).toContain('up to £1,000');
  expect(text).toContain('for 8 weeks');
  expect(text).toContain('a survey finds a serious defect');
  expect(text).not.toContain('chain falls through');
  expect(text).toContain('Either side, where the other has broken one of the promises above.');
  expect(text).toContain('A side that breaks one of its promises owes the other side the same');
  expect(text).toContain('If they don’t, the reason counts as accepted.');
});
