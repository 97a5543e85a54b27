import { describe, expect, test } from 'vitest';
import { MilestoneKey, Nation, OfferStatus, PropertyStatus } from '../../../events/vocabulary.ts';
import { titlePhase } from '../../../functions/deals/chains/domain/sale-progress.ts';
import { createWait, type DealWaitKind } from '../../../functions/deals/offers/domain/deal-waits.ts';
import { legalText } from '../../../functions/deals/offers/domain/legal-text.ts';
import { describeNextStep } from '../../../functions/deals/offers/domain/next-step.ts';
import { calculateStrength } from '../../../functions/deals/offers/domain/strength.ts';
import { listHandover } from '../../../functions/deals/sales/domain/handover.ts';
import { legalWordingOf } from '../../../functions/deals/sales/domain/legal-wording.ts';
import { titleOf } from '../../../functions/deals/sales/domain/milestones.ts';
import { describeMoment } from '../../../functions/deals/sales/domain/moments.ts';
import { SaleStatus } from '../../../functions/deals/sales/domain/sale.ts';
import { toMemorandumPaper } from '../../../functions/deals/sales/queries/memorandum-paper.ts';
import { listFactGroups } from '../../../functions/listings/properties/domain/fact-groups.ts';
import {
  findBadge,
  formatPropertyStatus,
} from '../../../functions/listings/properties/domain/home-status.ts';
import { listKeyNumbers } from '../../../functions/listings/properties/domain/key-numbers.ts';
import { saleWordsOf } from '../../../functions/listings/properties/domain/sale-words.ts';
import { PropertyPage } from '../../../functions/listings/properties/domain/views.ts';
import { toBrochure } from '../../../functions/reach/brochures/domain/brochure.ts';
import { describeBuyersAct } from '../../../functions/reach/calendar-feeds/domain/calendar-date.ts';
import { createNotices, noticedEvents } from '../../../functions/reach/notifications/domain/rules/index.ts';
import { toPropertyShareCard } from '../../../functions/reach/site-pages/domain/share-card.ts';
import { describeOfferStatus, describeOfferSum } from '../../../web/entities/offer/labels.ts';
import { listTerms } from '../../../web/entities/offer/offer-details.tsx';
import { formatSaleStatus } from '../../../web/entities/sale/labels.ts';
import { describeWaiting } from '../../../web/entities/wait/describe-waiting.ts';
import { describeBuyingStage } from '../../../web/features/offers/labels.ts';
import { createCompareRows } from '../../../web/features/property-page/compare/compare-rows.ts';
import { describeEnquiry } from '../../../web/features/selling/manage/describe-enquiry.ts';
import { createNoticeContext, getEventExample, joinText } from '../../notifications/notice-examples.ts';
import { createProperty, noon } from '../../properties/property-examples.ts';
import { detailedSale, issueMemorandumOf } from '../../sales/memorandum-examples.ts';
import { createAcceptedOffer } from '../../sales/sale-examples.ts';
import { calls, createAnswers } from '../payments/samples.ts';

const sides = ['seller', 'buyer'] as const;
const statuses = ['pending', 'accepted', 'exchanged', 'completed'] as const;
const english = /exchang|sold subject to contract|\bSTC\b/i;
const scottish =
  /missives|\bbids?\b|closing date|date of entry|settle|home report|note of agreed terms|"Ownership"/i;
const irish = /sale agreed|contract (is |to be )?accepted|domestic rates|land & property services/i;
/** The words that a text about a home of the nation must not have. */
const foreign: Readonly<Record<Nation, readonly RegExp[]>> = {
  england: [scottish, irish],
  wales: [scottish, irish],
  northern_ireland: [english, scottish, /council tax|project 28/i],
  scotland: [english, irish, /final offer|subject to contract|freehold|project 28|\bstamp duty\b/i],
};
/** Homes in Scotland alone have these. */
const scottishEvents = /^(home_report|interest)\./;

const { body } = createAnswers('live')[calls.home];
const openPage = (nation: Nation): PropertyPage => {
  const page = PropertyPage.parse({ ...body, isOwner: false, owner: undefined, status: 'under_offer' });
  const keyFacts = { councilTaxBand: 'C', domesticRatesPence: 120_000 } as const;
  return { ...page, tenure: 'freehold', keyFacts, address: { ...page.address, nation } };
};
const homeIn = (nation: Nation) => {
  const home = createProperty({ status: 'exchanged' });
  return { ...home, address: { ...home.address, nation } };
};
const terms = { ...createAcceptedOffer().terms, targetExchange: '2027-02-12', position: 'sold_stc' } as const;

/** What is said of a home of each nation, by the kind of text. */
const kinds: Readonly<Record<string, (nation: Nation) => readonly string[]>> = {
  'notices and mails': (nation) =>
    noticedEvents
      .filter(({ name }) => !scottishEvents.test(name))
      .flatMap(({ name }) =>
        createNotices(name, getEventExample(name), createNoticeContext(nation)).map(
          (notice) => `${joinText(notice)} ${JSON.stringify(notice.moment ?? '')}`,
        ),
      ),
  milestones: (nation) => MilestoneKey.options.map((key) => titleOf(key, { nation })),
  'phases of a chain': (nation) =>
    (['agreed', 'legal_work', 'ready', 'exchanged', 'completed'] as const).map((phase) =>
      titlePhase(phase, { nation, funding: 'cash' }),
    ),
  moments: (nation) =>
    sides.flatMap((side) =>
      (['accepted', 'memorandum', 'exchanged', 'completed'] as const).map((key) =>
        JSON.stringify(describeMoment(key, { side, nation, other: 'Sam', on: '2026-11-27' })),
      ),
    ),
  'handover lists': (nation) =>
    sides.map((side) => JSON.stringify(listHandover({ ...detailedSale, status: 'exchanged' }, nation, side))),
  'next steps': (nation) =>
    statuses.flatMap((status) =>
      sides.map((side) => {
        const facts = {
          round: undefined,
          nation,
          propertyStatus: 'live',
          acceptedBuyerId: undefined,
        } as const;
        return describeNextStep(createAcceptedOffer({ status }), side, facts, noon).text;
      }),
    ),
  'strengths of an offer': (nation) =>
    calculateStrength({ amount: 320_000, terms, nation }, 325_000, noon).map(({ text }) => text),
  'terms of an offer': (nation) => listTerms({ terms, nation }).map((row) => row.join(': ')),
  'badges of an offer': (nation) =>
    OfferStatus.options.flatMap((status) => [
      describeOfferStatus({ status, nation }),
      describeOfferSum(310_000, { status, nation }),
    ]),
  waits: (nation) => {
    const wait = (kind: DealWaitKind) => createWait(kind, true, '2026-12-05T12:00:00.000Z', undefined);
    return sides.flatMap((side) => [
      describeWaiting(wait('final_offer'), { side, nation }),
      describeWaiting({ ...wait('final_offer'), isOwn: false }, { side, nation }),
      describeBuyersAct('final_offer', { title: 'Oak Road', nation }) ?? '',
    ]);
  },
  stages: (nation) => {
    const offer = {
      id: 'off_01K9ZX3Q6T4C8V0R2M5N7P9B1P',
      status: 'exchanged',
      sealed: false,
      nation,
    } as const;
    return [describeEnquiry({ stage: 'exchanged', offer }), describeBuyingStage('exchanged', nation).label];
  },
  'badges of a home': (nation) =>
    PropertyStatus.options.flatMap((status) => [
      formatPropertyStatus(status, nation),
      findBadge(status, nation) ?? '',
    ]),
  'states of a sale': (nation) => SaleStatus.options.map((status) => formatSaleStatus(status, nation)),
  memorandum: (nation) => [
    JSON.stringify(toMemorandumPaper(issueMemorandumOf(detailedSale, { home: homeIn(nation) }))),
    JSON.stringify(legalWordingOf(nation)),
    legalText[nation],
  ],
  'papers of a home': (nation) => {
    const page = openPage(nation);
    return [
      JSON.stringify(listFactGroups(page).slice(0, 2)),
      JSON.stringify(listKeyNumbers(page)),
      JSON.stringify(toBrochure(page)),
      JSON.stringify(toPropertyShareCard(page)),
      JSON.stringify(createCompareRows([page], '2026-11-27').filter(({ label }) => !label.includes(' or '))),
    ];
  },
  'words of a sale': (nation) => [JSON.stringify(saleWordsOf(nation))],
};

describe.each(Object.keys(kinds))('the %s', (kind) => {
  test.each(Nation.options)('have no words of another nation in %s', (nation) => {
    const texts = kinds[kind]?.(nation) ?? [];
    expect(texts).not.toEqual([]);
    expect(texts.filter((text) => foreign[nation].some((words) => words.test(text)))).toEqual([]);
  });
});
