import { describe, expect, test } from 'vitest';
import type { Portal } from '../../events/portal-vocabulary.ts';
import type { AdvertTarget } from '../../functions/finding/portals/domain/advert-target.ts';
import {
  compareAdverts,
  isForeign,
  isTooForeign,
} from '../../functions/finding/portals/domain/compare-adverts.ts';
import { leaseMs, planAdvert } from '../../functions/finding/portals/domain/plan-advert.ts';
import type { PortalAdvert } from '../../functions/finding/portals/domain/portal-advert.ts';
import type { PortalAnswer } from '../../functions/finding/portals/domain/portal-answer.ts';
import { listContractedPortals } from '../../functions/finding/portals/domain/portal-contract.ts';
import { giveInstruction, isInstructed } from '../../functions/finding/portals/domain/portal-instruction.ts';
import { findRemarkSubject } from '../../functions/finding/portals/domain/remark-subject.ts';
import { awayMs, takePortalAnswer } from '../../functions/finding/portals/domain/take-portal-answer.ts';
import { inventedOperator, unnamedOperator } from '../../functions/kernel/operator.ts';
import { ids, listEventNames, noon } from '../properties/property-examples.ts';

const available = { kind: 'show', as: 'available' } as const satisfies AdvertTarget;
const withdrawn = { kind: 'remove', why: 'withdrawn' } as const satisfies AdvertTarget;
const later = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const shownAnswer: PortalAnswer = { kind: 'shown', portalId: '160000001', warnings: [] };
const away: PortalAnswer = { kind: 'away', code: 'status 500' };

interface Ask {
  readonly version?: number;
  readonly target?: AdvertTarget;
  readonly holder?: string;
  readonly isForced?: boolean;
}
const createRequest = ({ version = 3, target = available, holder = 'one', isForced = false }: Ask = {}) => ({
  portal: 'rightmove' as const,
  home: { id: ids.property, ownerId: ids.owner, version },
  target,
  holder,
  isForced,
});
/** The advert of a plan that has one. */
function getLeased(advert: PortalAdvert | undefined, ask: Ask = {}, at = noon): PortalAdvert {
  const plan = planAdvert(advert, createRequest(ask), at);
  if (plan.step !== 'send') throw new Error(plan.step);
  return plan.advert;
}
const send = (advert: PortalAdvert | undefined, ask: Ask, answer: PortalAnswer, at = noon) =>
  takePortalAnswer(
    getLeased(advert, ask, at),
    { target: ask.target ?? available, homeVersion: ask.version ?? 3, digest: `digest ${ask.version ?? 3}` },
    answer,
    at,
  );
const createShown = () => send(undefined, {}, shownAnswer).advert;

describe('planAdvert', () => {
  test('sends a new home, and none that nobody wants there', () => {
    expect(getLeased(undefined)).toMatchObject({ state: 'waiting', lease: { holder: 'one' }, version: 1 });
    expect(planAdvert(undefined, createRequest({ target: withdrawn }), noon)).toEqual({ step: 'nothing' });
  });

  test('drops an older event: the home was sent as it is', () => {
    const shown = createShown();
    expect(planAdvert(shown, createRequest({ holder: 'older' }), noon)).toEqual({ step: 'nothing' });
    expect(getLeased(shown, { version: 4 }).lease?.holder).toBe('one');
  });

  test('leaves a note while another run sends the home, once, and the other goes another round', () => {
    const leased = getLeased(undefined);
    const plan = planAdvert(leased, createRequest({ version: 4, holder: 'two' }), later(1_000));
    if (plan.step !== 'leave') throw new Error(plan.step);
    expect(plan.advert).toMatchObject({ again: true, version: 2 });
    expect(planAdvert(plan.advert, createRequest({ holder: 'three' }), later(1_000)).step).toBe('nothing');
    const settled = takePortalAnswer(plan.advert, { target: available, homeVersion: 3 }, shownAnswer, noon);
    expect(listEventNames(settled.events)).toEqual(['portal.shown.v1', 'portal.send_due.v1']);
    expect(settled.advert).not.toHaveProperty('again');
    expect(settled.advert).not.toHaveProperty('lease');
    expect(getLeased(settled.advert, { version: 4 }).version).toBe(4);
  });

  test('takes over from a run that broke: its own repeat at once, another one after the lease', () => {
    const leased = getLeased(undefined);
    expect(getLeased(leased, {}, later(1_000)).version).toBe(2);
    expect(getLeased(leased, { holder: 'two' }, later(leaseMs)).lease?.holder).toBe('two');
  });

  test('waits for the next try of a portal that is away, unless staff press', () => {
    const waiting = send(undefined, {}, away).advert;
    expect(planAdvert(waiting, createRequest({ version: 4 }), later(1_000)).step).toBe('nothing');
    expect(getLeased(waiting, { isForced: true }, later(1_000)).lease).toBeDefined();
    expect(getLeased(waiting, { version: 4 }, later(2 * 60_000)).lease).toBeDefined();
  });

  test('removes a home once', () => {
    const off = send(createShown(), { target: withdrawn }, { kind: 'removed' }).advert;
    expect(off).toMatchObject({ state: 'off' });
    expect(off).not.toHaveProperty('shownSince');
    expect(planAdvert(off, createRequest({ target: withdrawn, isForced: true }), noon).step).toBe('nothing');
    expect(getLeased(off).state).toBe('off');
  });
});

describe('takePortalAnswer', () => {
  test('says once that a home is shown, and since when', () => {
    const { advert, events } = send(undefined, {}, shownAnswer);
    expect(listEventNames(events)).toEqual(['portal.shown.v1']);
    expect(advert).toMatchObject({ state: 'on', shownSince: noon.toISOString(), digest: 'digest 3' });
    const changed = send(advert, { version: 4 }, shownAnswer, later(60_000));
    expect(changed.events).toEqual([]);
    expect(changed.advert).toMatchObject({
      shownSince: noon.toISOString(),
      sentAt: later(60_000).toISOString(),
      digest: 'digest 4',
    });
  });

  test('keeps what was refused, while the portal shows the earlier state', () => {
    const reasons = [{ code: 'PRICE_INVALID', subject: 'price' as const, text: 'price is too low' }];
    const { advert, events } = send(createShown(), { version: 4 }, { kind: 'refused', reasons });
    expect(listEventNames(events)).toEqual(['portal.refused.v1']);
    expect(advert).toMatchObject({ state: 'refused', refusals: reasons, digest: 'digest 3' });
    expect(advert.shownSince).toBe(noon.toISOString());
    expect(planAdvert(advert, createRequest({ version: 4 }), noon).step).toBe('nothing');
  });

  const reasons = [{ code: 'BUSY', subject: 'other' as const, text: 'cannot be removed' }];
  test.each([
    ['refused', { kind: 'refused', reasons } as const],
    ['not answered', away],
  ])('tries a removal again that is %s, until the home is off', (_, answer) => {
    const { advert, events } = send(createShown(), { target: withdrawn }, answer);
    expect(events).toEqual([]);
    expect(advert).toMatchObject({ state: 'removing', nextTryAt: later(2 * 60_000).toISOString(), tries: 1 });
    expect(advert).not.toHaveProperty('handled');
    expect(isForeign(advert)).toBe(true);
    const nextTry = later(2 * 60_000);
    expect(planAdvert(advert, createRequest({ target: withdrawn }), nextTry).step).toBe('send');
    // The owners want it there again, as it was: nobody knows whether the portal still has it.
    expect(planAdvert(advert, createRequest(), nextTry).step).toBe('send');
    const off = send(advert, { target: withdrawn }, { kind: 'removed' }, nextTry).advert;
    expect(off).toMatchObject({ state: 'off', refusals: [], tries: 0 });
  });

  test('gives up a removal that is refused for a day', () => {
    const refused: PortalAnswer = { kind: 'refused', reasons };
    const { advert } = send(createShown(), { target: withdrawn }, refused);
    const { advert: after, events } = send(advert, { target: withdrawn }, refused, later(awayMs));
    expect(after).toMatchObject({ state: 'given_up', refusals: reasons });
    expect(listEventNames(events)).toEqual(['portal.given_up.v1']);
  });

  test('pauses longer each time for a portal that is away, and gives up after a day', () => {
    let advert: PortalAdvert | undefined;
    let at = noon;
    const pauses: number[] = [];
    for (let nth = 0; nth < 40; nth += 1) {
      const update = send(advert, {}, away, at);
      advert = update.advert;
      if (advert.nextTryAt === undefined) {
        expect(listEventNames(update.events)).toEqual(['portal.given_up.v1']);
        break;
      }
      const next = new Date(advert.nextTryAt);
      pauses.push((next.getTime() - at.getTime()) / 60_000);
      at = next;
    }
    expect(pauses.slice(0, 8)).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
    expect(advert?.state).toBe('given_up');
    expect(at.getTime() - noon.getTime()).toBeGreaterThanOrEqual(awayMs);
    expect(getLeased(advert, {}, at).lease).toBeDefined();
  });
});

describe('compareAdverts', () => {
  const shown = createShown();
  const named = (reference: string, change: Partial<PortalAdvert> = {}): PortalAdvert => ({
    ...shown,
    reference,
    ...change,
  });
  const compare = (adverts: PortalAdvert[], listed: { reference: string; digest?: string }[]) => {
    const { missing, foreign, stuck } = compareAdverts(adverts, listed, later(3_600_000));
    return {
      missing: missing.map(({ reference }) => reference),
      foreign,
      stuck: stuck.map(({ reference }) => reference),
    };
  };
  const nothing = { missing: [], foreign: [], stuck: [] };
  test.each([
    ['the same', [named('a')], [{ reference: 'a' }], nothing],
    ['one that is lost', [named('a')], [], { ...nothing, missing: ['a'] }],
    [
      'one of another message',
      [named('a')],
      [{ reference: 'a', digest: 'old' }],
      { ...nothing, missing: ['a'] },
    ],
    ['one of the same message', [named('a')], [{ reference: 'a', digest: 'digest 3' }], nothing],
    ['a stranger’s', [], [{ reference: 'b' }], { ...nothing, foreign: ['b'] }],
    ['one whose change is refused', [named('a', { state: 'refused' })], [{ reference: 'a' }], nothing],
    [
      'one that was refused for what is ours to mend',
      [
        named('a', {
          state: 'refused',
          refusals: [{ code: 'BRANCH', subject: 'contract', text: 'unknown' }],
        }),
      ],
      [],
      { ...nothing, missing: ['a'] },
    ],
    ['one that was given up', [named('a', { state: 'given_up' })], [], { ...nothing, stuck: ['a'] }],
    ['one that nobody sends', [named('a', { state: 'waiting' })], [], { ...nothing, stuck: ['a'] }],
    [
      'one that waits',
      [named('a', { state: 'waiting', nextTryAt: later(7_200_000).toISOString() })],
      [],
      nothing,
    ],
    [
      'one whose run broke',
      [named('a', { lease: { holder: 'x', until: noon.toISOString() } })],
      [{ reference: 'a' }],
      { ...nothing, stuck: ['a'] },
    ],
  ])('finds %s', (_, adverts, listed, expected) => {
    expect(compare(adverts, listed)).toEqual(expected);
  });

  const lease = { holder: 'x', until: noon.toISOString() };
  test.each([
    ['nobody has a row of it', undefined, true],
    ['it is off', named('a', { state: 'off' }), true],
    ['it is off and being sent', named('a', { state: 'off', lease }), false],
    ['it is on', named('a'), false],
    ['it waits', named('a', { state: 'waiting' }), false],
  ])('knows a home that is to be taken off: %s', (_, advert, expected) => {
    expect(isForeign(advert)).toBe(expected);
  });

  test.each([
    [5, 0, false],
    [6, 10, true],
    [10, 100, false],
    [11, 100, true],
  ])('stops at too many of them: %i of %i', (foreign, listed, expected) => {
    expect(isTooForeign(foreign, listed)).toBe(expected);
  });
});

describe('the word of owners', () => {
  const home = { id: ids.property, ownerId: ids.owner };
  const say = (userId: typeof ids.owner | typeof ids.other, before?: Parameters<typeof isInstructed>[0]) =>
    giveInstruction(
      home,
      before,
      { userId, leaving: false, portals: ['zoopla', 'rightmove'], open: ['rightmove', 'zoopla'] },
      noon,
    ).instruction;
  test('counts once every owner has said it', () => {
    const owners = [{ userId: ids.owner }, { userId: ids.other }];
    const first = say(ids.owner);
    expect(isInstructed(first, [{ userId: ids.owner }], 'rightmove')).toBe(true);
    expect(isInstructed(first, owners, 'rightmove')).toBe(false);
    const both = say(ids.other, first);
    expect(isInstructed(both, owners, 'rightmove')).toBe(true);
    expect(isInstructed(both, owners, 'onthemarket')).toBe(false);
    expect(isInstructed(both, [...owners, {}], 'rightmove')).toBe(false);
    expect(both.given.map(({ portals }) => portals)).toEqual([
      ['rightmove', 'zoopla'],
      ['rightmove', 'zoopla'],
    ]);
  });
  test('is not taken for a portal that the site does not send to', () => {
    expect(() =>
      giveInstruction(
        home,
        undefined,
        { userId: ids.owner, leaving: false, portals: ['onthemarket'], open: [] },
        noon,
      ),
    ).toThrow(/don’t send homes/);
  });
  test('is taken back by someone who is leaving, and not given', () => {
    const leave = (portals: readonly Portal[], before?: Parameters<typeof isInstructed>[0]) =>
      giveInstruction(
        home,
        before,
        { userId: ids.owner, leaving: true, portals, open: ['rightmove', 'zoopla'] },
        noon,
      ).instruction;
    const less = leave(['zoopla'], say(ids.owner));
    expect(less.given).toMatchObject([{ portals: ['zoopla'] }]);
    expect(leave([], less).given).toMatchObject([{ portals: [] }]);
    expect(() => leave(['rightmove'], less)).toThrow(/asked us to delete/);
    expect(() => leave(['zoopla'])).toThrow(/asked us to delete/);
  });
});

describe('listContractedPortals', () => {
  const contracts = { zoopla: { branch: 'x', mode: 'sandbox' } } as const;
  test('needs a redress scheme beside a contract', () => {
    expect(listContractedPortals(contracts, inventedOperator)).toEqual(['zoopla']);
    expect(listContractedPortals(contracts, unnamedOperator)).toEqual([]);
    expect(listContractedPortals({}, inventedOperator)).toEqual([]);
    const nameless = { redress: { name: 'A scheme', url: 'https://a.example', membership: '' } };
    expect(listContractedPortals(contracts, nameless)).toEqual([]);
  });
});

describe('findRemarkSubject', () => {
  test.each([
    ['/content/0/url', 'photos'],
    ['property.media.0.media_url: Invalid URL', 'photos'],
    ['/pricing/price', 'price'],
    ['property.address.postcode_1: Invalid', 'address'],
    ['/detailed_description/0/text', 'words'],
    ['/total_bedrooms', 'facts'],
    ['This branch is not known', 'contract'],
    ['Something went wrong', 'other'],
  ])('%s is about %s', (text, subject) => {
    expect(findRemarkSubject(text)).toBe(subject);
  });
});
