import { describe, expect, test } from 'vitest';
import {
  applySigningReport,
  completeSigning,
} from '../../functions/deals/sales/domain/apply-signing-report.ts';
import { applySaleFallThrough } from '../../functions/deals/sales/domain/create-sale.ts';
import { addMemorandum } from '../../functions/deals/sales/domain/issue-memorandum.ts';
import type { SaleProfile } from '../../functions/deals/sales/domain/milestones.ts';
import {
  isSignedWithProvider,
  viewProviderSigning,
} from '../../functions/deals/sales/domain/provider-signing-view.ts';
import { applyReminders, calculateReviewDay } from '../../functions/deals/sales/domain/reminders.ts';
import {
  claimEnvelope,
  endUnsentRequest,
  openSigning,
  requestSigning,
} from '../../functions/deals/sales/domain/request-signing.ts';
import type { Sale } from '../../functions/deals/sales/domain/sale.ts';
import {
  hasBothSignatures,
  listCurrentSignatures,
  signMemorandum,
  viewSigning,
} from '../../functions/deals/sales/domain/sign-memorandum.ts';
import {
  endUnsignedRequest,
  listFollowedRequests,
  listSigningEndEvents,
  settleSigning,
} from '../../functions/deals/sales/domain/signing-end.ts';
import { addDays, formatLondonDay } from '../../functions/kernel/london-time.ts';
import type {
  EnvelopeReport,
  EnvelopeSigner,
} from '../../functions/people/signatures/domain/provider-report.ts';
import { noon } from '../properties/property-examples.ts';
import { detailedSale } from './memorandum-examples.ts';
import { createAcceptedOffer, createMemorandumSource, createStamp } from './sale-examples.ts';

const issue = (sale: Sale) => {
  const issued = addMemorandum({ sale, events: [] }, createMemorandumSource(), 'Issued.', createStamp());
  if (!issued.memorandum) throw new Error('No memorandum');
  return { ...issued, memorandum: issued.memorandum };
};
const first = issue(detailedSale);
const { memorandum } = first;
const [seller = '', buyer = ''] = [memorandum.seller.names[0], memorandum.buyer.names[0]];
const laterBy = (days: number) => createStamp(new Date(noon.getTime() + days * 86_400_000));
const at = noon.toISOString();

const ask = (sale: Sale = first.sale, stamp = createStamp()) =>
  requestSigning(sale, memorandum, { side: 'buyer', version: memorandum.version, accounts: {} }, stamp);
const waiting: readonly EnvelopeSigner[] = [
  { place: 1, recipientId: 71, status: 'waiting', url: 'https://documenso.example/sign/71' },
  { place: 2, recipientId: 72, status: 'waiting', url: 'https://documenso.example/sign/72' },
];
const report = (
  status: EnvelopeReport['status'],
  ...acts: readonly (EnvelopeSigner['status'] | undefined)[]
): EnvelopeReport => ({
  status,
  signers: waiting.map((signer, index) => {
    const act = acts[index];
    return act ? { ...signer, status: act, at } : signer;
  }),
});
const open = (from: Sale = ask().sale, attempt = 1): Sale => {
  const claim = { envelopeId: 'envelope_1', paperHash: 'a'.repeat(64) };
  const claimed = claimEnvelope(from, attempt, claim, createStamp())?.sale ?? from;
  const opened = openSigning(claimed, attempt, report('pending'), createStamp());
  if (!opened) throw new Error('Not opened');
  return opened.sale;
};
const apply = (sale: Sale, told: EnvelopeReport | undefined, stamp = createStamp()) =>
  applySigningReport(sale, 1, told, stamp);

describe('requestSigning', () => {
  test('asks for a name of each side, which is the account’s where one is', () => {
    const { sale, events } = ask();
    expect(events).toMatchObject([{ name: 'signing.requested.v1', detail: { attempt: 1, side: 'buyer' } }]);
    expect(sale.signingRequests).toMatchObject([
      {
        status: 'requested',
        by: 'buyer',
        signers: [
          { side: 'seller', name: seller },
          { side: 'buyer', name: buyer },
        ],
      },
    ]);
    const parties = {
      ...first.sale.parties,
      buyer: { ...first.sale.parties.buyer, legalNames: ['Ann Other', buyer] },
    };
    const named = { ...memorandum, buyer: { ...memorandum.buyer, names: ['Ann Other', buyer] } };
    const [firstName = '', ...lastNames] = buyer.split(' ');
    const wish = {
      side: 'buyer' as const,
      version: 1,
      accounts: { buyer: { firstName, lastName: lastNames.join(' ') } },
    };
    const chosen = requestSigning({ ...first.sale, parties }, named, wish, createStamp());
    expect(chosen.sale.signingRequests[0]?.signers[1]?.name).toBe(buyer);
  });

  test.each<[string, Partial<Sale>, object]>([
    ['a paper that is there', { signingRequests: ask().sale.signingRequests }, /has been sent/],
    [
      'a version that was signed here',
      { signatures: [{ side: 'seller', version: 1, name: seller, at }] },
      /signed here/,
    ],
    ['a binding sale', { status: 'exchanged' }, /binding/],
    ['a sale with a draft', { memoranda: [] }, /nothing to sign/],
    ['a side without a name on it', { parties: { buyer: first.sale.parties.buyer } }, /seller’s full name/],
  ])('refuses %s', (_, change, message) => {
    expect(() => ask({ ...first.sale, ...change })).toThrow(message);
  });

  test('asks again once an attempt is over, also by its days alone', () => {
    const { sale, events } = ask(open(), laterBy(15));
    expect(sale.signingRequests.map(({ status, ended }) => ended?.why ?? status)).toEqual([
      'expired',
      'requested',
    ]);
    expect(events.map(({ name }) => name)).toEqual(['signing.ended.v1', 'signing.requested.v1']);
  });
});

describe('the way to the provider', () => {
  test('is begun again after a day without it, and not before', () => {
    expect(() => ask(ask().sale, laterBy(0.9))).toThrow(/has been sent/);
    const views = [0.9, 1].map((days) =>
      viewProviderSigning(ask().sale, { isOn: true, now: laterBy(days).now }),
    );
    expect(views).toMatchObject([{ status: 'requested' }, { status: 'unsent' }]);
    const { sale, events } = ask(ask().sale, laterBy(1));
    expect(sale.signingRequests.map(({ ended, status }) => ended?.why ?? status)).toEqual([
      'replaced',
      'requested',
    ]);
    expect(events.map(({ name }) => name)).toEqual(['signing.ended.v1', 'signing.requested.v1']);
  });

  test('ends where its draft was deleted, so that it can be sent again', () => {
    const ended = endUnsentRequest(ask().sale, 1, createStamp());
    expect(ended?.events).toMatchObject([{ name: 'signing.ended.v1', detail: { why: 'withdrawn' } }]);
    expect(endUnsentRequest(open(), 1, createStamp())).toBeUndefined();
    expect(ended && ask(ended.sale).sale.signingRequests).toHaveLength(2);
  });

  test('names one envelope, and opens it once', () => {
    const { sale } = ask();
    const claim = { envelopeId: 'envelope_1', paperHash: 'a'.repeat(64) };
    const claimed = claimEnvelope(sale, 1, claim, createStamp());
    if (!claimed) throw new Error('Not claimed');
    expect(
      claimEnvelope(claimed.sale, 1, { ...claim, envelopeId: 'envelope_2' }, createStamp()),
    ).toBeUndefined();
    const opened = openSigning(claimed.sale, 1, report('pending'), createStamp());
    expect(opened?.sale.signingRequests[0]).toMatchObject({
      status: 'open',
      envelopeId: 'envelope_1',
      until: laterBy(14).now.toISOString(),
      signers: [{ recipientId: 71 }, { recipientId: 72 }],
    });
    expect(opened && openSigning(opened.sale, 1, report('pending'), createStamp())).toBeUndefined();
  });
});

describe('applySigningReport', () => {
  test('tells the other side of one signature, once, and lets it count for nothing yet', () => {
    const once = apply(open(), report('pending', undefined, 'signed'));
    expect(once?.events).toMatchObject([
      { name: 'memorandum.signed.v1', detail: { side: 'buyer', complete: false } },
    ]);
    if (!once) throw new Error('Not noted');
    expect(apply(once.sale, report('pending', undefined, 'signed'))).toBeUndefined();
    // An older notice that comes late.
    expect(apply(once.sale, report('pending'))).toBeUndefined();
    expect(once.sale.signatures).toEqual([]);
    expect(viewSigning(once.sale, memorandum, 'buyer', true)).toMatchObject({
      state: 'signed',
      signed: [{ side: 'buyer', name: buyer }],
    });
    const both = apply(once.sale, report('pending', 'signed', 'signed'));
    expect(both?.events).toEqual([]);
    expect(both && viewProviderSigning(both.sale, { isOn: true, now: noon })).toMatchObject({
      status: 'sealing',
    });
  });

  test.each<[string, EnvelopeReport | undefined, number, object]>([
    ['declined', report('rejected', 'declined', 'signed'), 0, { why: 'declined', side: 'seller' }],
    ['cancelled there', report('cancelled'), 0, { why: 'withdrawn' }],
    ['deleted there', undefined, 0, { why: 'withdrawn' }],
    ['too late', report('pending', 'signed'), 14, { why: 'expired' }],
  ])('ends an attempt that is %s', (_, told, days, ended) => {
    const over = apply(open(), told, laterBy(days));
    expect(over?.events[0]).toMatchObject({ name: 'signing.ended.v1', detail: ended });
    expect(over?.sale.signingRequests[0]).toMatchObject({ status: 'ended', ended });
    // What was signed in it counts no more.
    expect(over && viewSigning(over.sale, memorandum, 'buyer', true).signed).toEqual([]);
    expect(over && apply(over.sale, report('pending', 'signed', 'signed'))).toBeUndefined();
  });

  test('ends nothing by days while only the seal is missing', () => {
    const both = apply(open(), report('pending', 'signed', 'signed'))?.sale ?? first.sale;
    expect(apply(both, report('pending', 'signed', 'signed'), laterBy(20))).toBeUndefined();
  });
});

describe('completeSigning', () => {
  test('lets both signatures count at once', () => {
    const done = completeSigning(open(), 1, report('completed', 'signed', 'signed'), createStamp());
    if (!done) throw new Error('Not completed');
    expect(done.events).toMatchObject([
      {
        name: 'memorandum.signed.v1',
        detail: expect.not.objectContaining({ replacedBy: expect.anything() }),
      },
    ]);
    expect(done.events).toMatchObject([{ detail: { complete: true } }]);
    expect(hasBothSignatures(done.sale)).toBe(true);
    expect(done.sale.signatures).toHaveLength(2);
    expect(viewSigning(done.sale, memorandum, 'seller', true).signed).toHaveLength(2);
    expect(
      completeSigning(done.sale, 1, report('completed', 'signed', 'signed'), createStamp()),
    ).toBeUndefined();
  });

  test('throws for a paper that a side has not signed', () => {
    expect(() => completeSigning(open(), 1, report('completed', 'signed'), createStamp())).toThrow(
      'without a signature of each side',
    );
  });
});

describe('an attempt', () => {
  test('ends with a new version, which says whose signature counts no more', () => {
    const once = apply(open(), report('pending', 'signed'))?.sale ?? first.sale;
    const next = issue(once);
    expect(next.events.map(({ name }) => name)).toEqual(['memorandum.issued.v1', 'signing.ended.v1']);
    expect(next.events[0]).toMatchObject({ detail: { endsSignatures: true } });
    expect(viewSigning(next.sale, next.memorandum, 'seller', true)).toMatchObject({
      state: 'open',
      signed: [],
      ended: [{ side: 'seller', version: 1 }],
    });
  });

  test('goes on with a new version and the exchange once both have signed, and counts for its own', () => {
    const sealing = apply(open(), report('pending', 'signed', 'signed'))?.sale ?? first.sale;
    const next = issue(sealing);
    expect(next.events.map(({ name }) => name)).toEqual(['memorandum.issued.v1']);
    expect(viewSigning(next.sale, next.memorandum, 'seller', true)).toMatchObject({
      state: 'open',
      ended: [
        { side: 'seller', version: 1 },
        { side: 'buyer', version: 1 },
      ],
    });
    const done = completeSigning(next.sale, 1, report('completed', 'signed', 'signed'), createStamp());
    expect(done && [1, 2].map((version) => hasBothSignatures(done.sale, version))).toEqual([true, false]);
    expect(done?.events).toMatchObject([{ detail: { version: 1, complete: true, replacedBy: 2 } }]);
    const exchange = { at, why: 'sale_moved' } as const;
    expect(endUnsignedRequest(sealing, exchange)).toBe(sealing);
    expect(endUnsignedRequest(open(), exchange).signingRequests).toMatchObject([{ status: 'ended' }]);
  });

  test.each<[string, Sale]>([
    ['waits', open()],
    ['waits for the seal', apply(open(), report('pending', 'signed', 'signed'))?.sale ?? first.sale],
  ])('that %s ends as the sale falls through', (_, before) => {
    const after = applySaleFallThrough(before, createAcceptedOffer({ status: 'fallen_through' }));
    expect(listSigningEndEvents(before, after)).toMatchObject([{ detail: { why: 'sale_moved' } }]);
  });

  test('of an earlier version ends as well as the sale falls through', () => {
    const next = issue(apply(open(), report('pending', 'signed', 'signed'))?.sale ?? first.sale);
    const wish = { side: 'buyer', version: 2, accounts: {} } as const;
    const asked = requestSigning(next.sale, next.memorandum, wish, createStamp()).sale;
    const after = applySaleFallThrough(asked, createAcceptedOffer({ status: 'fallen_through' }));
    expect(listFollowedRequests(after)).toEqual([]);
    expect(listSigningEndEvents(asked, after)).toMatchObject([
      { detail: { version: 1, attempt: 1, why: 'sale_moved' } },
      { detail: { version: 2, attempt: 2, why: 'sale_moved' } },
    ]);
  });
});

describe('the schedule', () => {
  const england: SaleProfile = { nation: 'england', funding: 'mortgage' };
  const findDay = (sale: Sale) => calculateReviewDay(sale, england, formatLondonDay(noon));
  const sealing = apply(open(), report('pending', 'signed', 'signed'))?.sale ?? first.sale;
  const late = issue(sealing).sale;
  const over = { ...first.sale, status: 'completed' } as const;

  test.each<[string, Sale, number]>([
    ['can be signed', open(), 1],
    ['waits for its seal', sealing, 1],
    ['waits for its seal, with a new version', late, 1],
    ['is to go there', ask().sale, 0],
    [
      'is complete',
      completeSigning(late, 1, report('completed', 'signed', 'signed'), createStamp())?.sale ?? late,
      0,
    ],
  ])('asks of a paper that %s from the next day on', (_, { signingRequests }, asked) => {
    const sale = { ...over, signingRequests };
    expect(listFollowedRequests(sale)).toHaveLength(asked);
    expect(findDay(sale)).toBe(asked > 0 ? addDays(formatLondonDay(noon), 1) : undefined);
  });

  test('asks of a seal for a week, and then the desk, once', () => {
    const remind = (sale: Sale, days: number) => applyReminders(sale, england, laterBy(days));
    const listNames = (days: number) => remind(sealing, days)?.events.map(({ name }) => name) ?? [];
    expect(listNames(6.9)).not.toContain('signing.seal_missing.v1');
    expect(listNames(7)).toContain('signing.seal_missing.v1');
    const asked = remind(sealing, 7)?.sale ?? sealing;
    expect(listFollowedRequests(asked)).toEqual([]);
    expect(remind(asked, 8)?.events.map(({ name }) => name) ?? []).not.toContain('signing.seal_missing.v1');
    // What it is told in the end is noted as ever.
    const sealed = completeSigning(asked, 1, report('completed', 'signed', 'signed'), laterBy(9));
    expect(sealed?.events).toMatchObject([{ name: 'memorandum.signed.v1', detail: { complete: true } }]);
  });

  test('ends a paper a day late, so that what was signed on its last one is asked for first', () => {
    const end = (days: number) =>
      applyReminders(open(), england, laterBy(days))?.events.map(({ name }) => name);
    expect(end(14.9) ?? []).not.toContain('signing.ended.v1');
    expect(end(15)).toContain('signing.ended.v1');
  });
});

describe('settleSigning', () => {
  test('lets go of what was signed once its days are over, so that nothing reads it as waiting', () => {
    const once = apply(open(), report('pending', 'signed'))?.sale ?? first.sale;
    expect(settleSigning(once, laterBy(13).now)).toBe(once);
    const late = settleSigning(once, laterBy(14).now);
    expect(isSignedWithProvider(late, false)).toBe(false);
    expect(listCurrentSignatures(late)).toEqual([]);
    const next = addMemorandum({ sale: once, events: [] }, createMemorandumSource(), 'New.', laterBy(14));
    expect(next.events.map(({ name }) => name)).toEqual(['memorandum.issued.v1', 'signing.ended.v1']);
    expect(next.events.map(({ detail }) => detail)).toMatchObject([
      expect.not.objectContaining({ endsSignatures: true }),
      { why: 'expired' },
    ]);
  });
});

describe('isSignedWithProvider', () => {
  const signedHere = () =>
    signMemorandum(first.sale, memorandum, { side: 'buyer', version: 1, name: buyer }, createStamp()).sale;
  test.each<[string, Sale, boolean, boolean]>([
    ['a version of a stage without it', first.sale, false, false],
    ['a version of a stage with it', first.sale, true, true],
    ['a draft', { ...first.sale, memoranda: [] }, true, false],
    ['one that was begun on Gable', signedHere(), true, false],
    ['one that is there when the stage stops it', open(), false, true],
    [
      'one that was declined when the stage stops it',
      apply(open(), report('rejected', 'declined'))?.sale ?? first.sale,
      false,
      false,
    ],
  ])('decides of %s', (_, sale, isOn, expected) => {
    expect(isSignedWithProvider(sale, isOn)).toBe(expected);
  });
});
