import type { PropertyPackage } from '../../../functions/money/packages/domain/property-package.ts';
import { ids } from '../../properties/property-examples.ts';
import {
  createActivePackage,
  createPackage,
  createState,
  getDayAfter,
  payment as paymentId,
} from '../payments/samples.ts';
import { choosing, offersPay, over, paidAt, type PackageEnd } from './package-end.ts';
import { cancelledPackages, refundedPackages } from './refund-ends.ts';

const day = '\\d{1,2} \\w+ 20\\d\\d';
const scheduled = {
  status: 'scheduled',
  paidAt: getDayAfter(-1),
  startsAt: getDayAfter(13),
  askedToStartAt: undefined,
  paymentId,
};
const paused = { status: 'paused', pausedAt: getDayAfter(-1) };
/** Actions that the calls refuse in these states. */
const offersStart = /Start \w+ now/;
const offersRelist = /Put back on sale/;

/** Every state of a package, and each way to it that people read something else about. */
export const packageEnds: Readonly<Record<PropertyPackage['status'], readonly PackageEnd[]>> = {
  pending_payment: [
    {
      name: 'not paid yet',
      home: 'pending_payment',
      standing: createState({ pending: createPackage() }),
      paid: { status: 'requires_action' },
      reads: {
        package: /Standard is waiting for your payment[\s\S]*Pay now/,
        listing:
          /Not on sale yet[\s\S]*Standard is waiting for your payment of £99[\s\S]*goes on sale once its package starts/,
        payment: /Not paid yet\n.*haven’t been charged/,
        payments: /Standard for 14 Oak Road, Leeds[\s\S]*Not paid yet/,
      },
      news: [['payment.failed.v1', { reason: 'declined' }, /haven’t been charged[\s\S]*try again/i]],
      never: [/Nothing needs doing/, /See the page as buyers do/],
    },
    {
      name: 'given up',
      home: 'pending_payment',
      standing: createState(),
      paid: { status: 'failed', failure: 'expired' },
      reads: {
        package: /Choose a package/,
        listing: /Choose a package to put it on sale/,
        payment: /You ran out of time to pay[\s\S]*haven’t been charged/,
        payments: /Not paid/,
      },
      news: [],
      never: [offersPay, /Nothing needs doing/],
    },
  ],
  scheduled: [
    {
      name: 'paid and not started',
      home: 'pending_payment',
      standing: createState({ pending: createPackage(scheduled) }),
      paid: { status: 'succeeded', paidAt, startsAt: scheduled.startsAt, startsAtOnce: false },
      reads: {
        package: new RegExp(
          `hasn’t started\\n.*on ${day}.*off the market until then[\\s\\S]*Start Standard now`,
        ),
        listing: new RegExp(
          `Standard is paid and begins on ${day}\\. The home stays off the market until then`,
        ),
        payment: new RegExp(
          `starts automatically on ${day}.*off the market until then.*If the home is sold first, we refund it`,
        ),
        payments: /Paid/,
      },
      news: [['package.scheduled.v1', {}, /stays off the market until then[\s\S]*full refund of £249/]],
      never: [offersPay, /Waiting for/, /Nothing needs doing/],
    },
    {
      name: 'paid and not started as an upgrade of a home that is sold',
      home: 'sold_stc',
      standing: createState({
        current: createActivePackage(paused),
        pending: createPackage({
          ...scheduled,
          packageId: 'plus',
          totalPence: 151_65,
          upgrades: ids.package,
          id: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1Z',
        }),
      }),
      paid: {
        status: 'succeeded',
        paidAt,
        startsAt: scheduled.startsAt,
        startsAtOnce: false,
        isUpgrade: true,
      },
      reads: {
        package: new RegExp(
          `isn’t for sale any more, so the package doesn’t start\\. You can get all £151\\.65 back now; otherwise we refund it on ${day}`,
        ),
        listing: /Sold subject to contract/,
        payment: /Your present package goes on until then.*If the home is sold first, we refund it/,
        payments: /Paid/,
      },
      news: [
        [
          'payment.refunded.v1',
          { reason: 'not_needed' },
          /on its way back to your card, because the payment wasn’t needed/,
        ],
      ],
      never: [offersStart, /starts automatically on .* can get all/],
    },
  ],
  active: [
    {
      name: 'started',
      home: 'live',
      standing: createState({ current: createActivePackage() }),
      paid: { status: 'succeeded', paidAt, active: true },
      reads: {
        package: new RegExp(`178 days left\\nRuns until ${day}[\\s\\S]*Cancel Standard`),
        listing: /See the page as buyers do/,
        payment: /Paid: £99\n14 Oak Road, Leeds is on Standard\./,
        payments: /Paid/,
      },
      news: [
        ['package.activated.v1', { packageId: 'standard' }, /runs until/],
        [
          'package.ending.v1',
          { days: 7 },
          /isn’t on sale until you choose another one; a sale that’s agreed goes on/,
        ],
      ],
      never: [offersPay, offersStart, offersRelist],
    },
    {
      name: 'past the days to cancel',
      home: 'live',
      standing: createState({
        current: createActivePackage({ startedAt: getDayAfter(-20), endsAt: getDayAfter(160) }),
      }),
      paid: { status: 'succeeded', paidAt: getDayAfter(-20), active: true },
      reads: {
        package: new RegExp(
          `within 14 days, which ended on ${day}\\. You can pause or withdraw the home at any time; its days keep running`,
        ),
        listing: /For sale/,
        payment: /is on Standard/,
        payments: /Paid/,
      },
      news: [],
      never: [/days left are still there/],
    },
    {
      name: 'of a home under offer, which stays as it is without one',
      home: 'under_offer',
      standing: createState({
        current: createActivePackage({ startedAt: getDayAfter(-20), endsAt: getDayAfter(160) }),
      }),
      paid: { status: 'succeeded', paidAt: getDayAfter(-20), active: true },
      reads: {
        package: new RegExp(`within 14 days, which ended on ${day}\\.$`, 'm'),
        listing: /Under offer/,
        payment: /is on Standard/,
        payments: /Paid/,
      },
      news: [],
      never: [/pause or withdraw the home/],
    },
  ],
  paused: (
    [
      ['under_review', /Paused while we check the home/, /Being checked/],
      [
        'sold_stc',
        /Paused while the sale is with the solicitors[\s\S]*If it falls through, you can put the home back on sale free of charge/,
        /Paused while the sale goes through/,
      ],
      ['fallen_through', /Paused until the home is back on sale/, /Put back on sale/],
      ['exchanged', /Stopped\nIt stopped when the sale was agreed[\s\S]*It’s sold/, /Contracts exchanged/],
      ['completed', /Stopped\nIt stopped when the sale was agreed[\s\S]*It’s sold/, /It’s sold\./],
      [
        'removed',
        /Stopped\nIt stopped when our team removed the home[\s\S]*how to appeal/,
        /Our team took it off the site\. Our email says why, and how to appeal/,
      ],
    ] as const
  ).map(([home, onPackage, onListing]) => ({
    name: `of a home that is ${home}`,
    home,
    standing: createState({ current: createActivePackage(paused) }),
    paid: { status: 'succeeded', paidAt, active: true },
    reads: {
      package: onPackage,
      listing: onListing,
      payment: /14 Oak Road, Leeds is on Standard/,
      payments: /Paid/,
    },
    news: [],
    never: [
      offersPay,
      /Standard runs for/,
      ...(home === 'under_review' || home === 'fallen_through'
        ? []
        : [/pause or withdraw the home/, offersRelist]),
      ...(home === 'removed' ? [/sold/i, /The listing\n/, /Who may book/, /Verify ownership/] : []),
      ...(home === 'completed' || home === 'removed' ? [/Nothing needs doing/] : []),
    ],
  })),
  expired: [
    {
      ...over,
      name: 'over',
      paid: { status: 'succeeded', paidAt: getDayAfter(-300), active: false },
      reads: {
        ...choosing,
        payment: /For Standard at 14 Oak Road, Leeds\. It’s no longer running/,
        payments: /Paid/,
      },
      news: [
        [
          'package.expired.v1',
          {},
          /has ended[\s\S]*isn’t on sale; a sale that’s agreed goes on[\s\S]*Choose a package:/,
        ],
      ],
      never: [/Nothing needs doing/, /See the page as buyers do/, offersPay],
    },
  ],
  cancelled: cancelledPackages,
  refunded: refundedPackages,
  upgraded: [
    {
      name: 'replaced by a larger one',
      home: 'live',
      standing: createState({
        current: createActivePackage({ packageId: 'plus', totalPence: 151_65, creditGrossPence: 97_35 }),
      }),
      paid: { status: 'succeeded', paidAt: getDayAfter(-30), active: false },
      reads: {
        package: /Plus[\s\S]*£151\.65 paid, including VAT, and £97\.35 left over from the one before/,
        listing: /For sale/,
        payment: /It’s no longer running/,
        payments: /Paid/,
      },
      news: [['package.upgraded.v1', {}, /A larger package has replaced the earlier one/]],
      never: [/is on Standard/, offersPay],
    },
  ],
};
