import { describe, expect, test } from 'vitest';
import { unnamedOperator } from '../../functions/kernel/operator.ts';
import { escapeHtml } from '../../functions/kernel/text.ts';
import type { Package } from '../../functions/money/packages/domain/property-package.ts';
import { renderAffiliateContent } from '../../functions/reach/site-pages/domain/content/affiliate-content.ts';
import { renderComplaintsContent } from '../../functions/reach/site-pages/domain/content/complaints-content.ts';
import { renderContactContent } from '../../functions/reach/site-pages/domain/content/contact-content.ts';
import { renderGetStartedContent } from '../../functions/reach/site-pages/domain/content/get-started-content.ts';
import { renderHowItWorksContent } from '../../functions/reach/site-pages/domain/content/how-it-works-content.ts';
import { renderReferralContent } from '../../functions/reach/site-pages/domain/content/referral-content.ts';
import { renderRegisterContent } from '../../functions/reach/site-pages/domain/content/register-content.ts';
import { renderSellContent } from '../../functions/reach/site-pages/domain/content/sell-content.ts';
import { renderTransparencyContent } from '../../functions/reach/site-pages/domain/content/transparency-content.ts';
import { type Html } from '../../functions/reach/site-pages/domain/html.ts';
import { splitLinks } from '../../functions/reach/site-pages/domain/linked-text.ts';
import { matchSiteRoute } from '../../functions/reach/site-pages/domain/site-routes.ts';
import { affiliateText } from '../../functions/reach/site-pages/domain/texts/affiliate-text.ts';
import {
  complaintsText,
  listComplaintSteps,
} from '../../functions/reach/site-pages/domain/texts/complaints-text.ts';
import { contactText } from '../../functions/reach/site-pages/domain/texts/contact-text.ts';
import { getStartedText } from '../../functions/reach/site-pages/domain/texts/get-started-text.ts';
import { howItWorksText } from '../../functions/reach/site-pages/domain/texts/how-it-works-text.ts';
import { referralText } from '../../functions/reach/site-pages/domain/texts/referral-text.ts';
import { registerText } from '../../functions/reach/site-pages/domain/texts/register-text.ts';
import { sellText } from '../../functions/reach/site-pages/domain/texts/sell-text.ts';
import {
  countByCategory,
  hasReports,
  monthColumns,
} from '../../functions/reach/site-pages/domain/texts/transparency-text.ts';
import { countMonth, type TransparencyMonth } from '../../functions/trust/cases/domain/transparency.ts';

const packages: readonly Package[] = [
  {
    id: 'starter',
    name: 'Starter',
    pricePence: 0,
    vatPence: 0,
    days: 90,
    features: ['5 photos'],
    max_photos: 5,
    popular: false,
  },
  {
    id: 'plus',
    name: 'Plus',
    pricePence: 14_900,
    vatPence: 2_483,
    days: 180,
    features: ['Offer rounds'],
    max_photos: 30,
    popular: true,
  },
];
const rates = { referralPoints: 100, couponPoints: 100, couponPence: 1_000 };
const redress = { name: 'The Homes Ombudsman', url: 'https://redress.example', membership: 'member 12' };
const operator = {
  ...unnamedOperator,
  name: 'Homes Ltd',
  companyNumber: '123',
  supportPhone: '020 7946 0000',
  redress,
};

/** The words of a page in one line. */
const read = ({ text }: Html) => text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
/** Pieces of a text with links, as they are in a document. */
const listPieces = (texts: readonly string[]) =>
  texts.flatMap(splitLinks).map(({ text }) => escapeHtml(text).trim());
const listStrings = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
};

describe('the document of', () => {
  test.each([
    ['how it works', renderHowItWorksContent(packages), howItWorksText],
    ['selling', renderSellContent(packages), { ...sellText, postcode: { ...sellText.postcode, submit: '' } }],
    ['contact', renderContactContent({}), contactText],
    ['complaints', renderComplaintsContent({}), [complaintsText, listComplaintSteps(undefined)]],
    ['signing up', renderRegisterContent(), registerText],
    [
      'getting started',
      renderGetStartedContent(),
      {
        ...getStartedText,
        selling: { ...getStartedText.selling, path: '' },
        buying: { ...getStartedText.buying, path: '' },
      },
    ],
    ['inviting friends', renderReferralContent(rates), referralText],
    ['becoming an affiliate', renderAffiliateContent(), affiliateText],
  ])('%s has all words of the page and its main heading', (_, content, words) => {
    const shown = read(content);
    const pieces = listPieces(listStrings(words));
    expect(pieces.length).toBeGreaterThan(7);
    for (const piece of pieces) expect(shown).toContain(piece);
    expect(content.text.match(/<h1/g)).toHaveLength(1);
  });

  test('prices has each package with its sum and VAT', () => {
    for (const render of [renderHowItWorksContent, renderSellContent]) {
      const shown = read(render(packages));
      expect(shown).toContain('Free Nothing to pay 5 photos');
      expect(shown).toContain('Plus Chosen most £149 Once, with £24.83 VAT included Offer rounds');
    }
  });

  test('inviting friends has what an invitation is worth', () => {
    const shown = read(renderReferralContent({ referralPoints: 1, couponPoints: 1_200, couponPence: 1_000 }));
    expect(shown).toContain('you both get 1 point. 1,200 points are a £10 coupon.');
  });

  test('contact and complaints has who runs the site, as far as it is known', () => {
    for (const render of [renderContactContent, renderComplaintsContent]) {
      const { text } = render({ operator, supportEmail: 'help@gable.test' });
      expect(text).toContain('Homes Ltd, trading as Gable, company number 123');
      expect(text).toContain('href="mailto:help@gable.test"');
      expect(text).toContain('href="tel:02079460000"');
      expect(render({ operator: unnamedOperator }).text).not.toContain('Who runs Gable');
    }
  });

  test('complaints ends with the redress scheme where there is one', () => {
    const { text } = renderComplaintsContent({ operator });
    expect(text).toContain('5. Take it further');
    expect(text).toContain('<a href="https://redress.example" class="link">The Homes Ombudsman</a>');
    expect(renderComplaintsContent({}).text).not.toContain('Take it further');
  });

  test('leads only to pages of the site', () => {
    const pages = [
      renderHowItWorksContent(packages),
      renderSellContent(packages),
      renderContactContent({}),
      renderComplaintsContent({}),
      renderTransparencyContent([]),
      renderRegisterContent(),
      renderGetStartedContent(),
      renderReferralContent(rates),
      renderAffiliateContent(),
    ];
    const targets = pages.flatMap(({ text }) =>
      [...text.matchAll(/href="(\/[^"?#]*)/g)].map(([, path = '']) => path),
    );
    for (const path of new Set(targets))
      expect({ path, ...matchSiteRoute(path) }).not.toMatchObject({ kind: 'unknown' });
  });
});

describe('the figures of reports', () => {
  const quiet = countMonth('2026-10', []);
  const busy = {
    ...quiet,
    month: '2026-11',
    reports: 3,
    decided: 2,
    byCategory: [
      { category: 'fraud' as const, reports: 2 },
      { category: 'illegal' as const, reports: 1 },
    ],
    byMeasure: [
      { measure: 'none' as const, cases: 1 },
      { measure: 'warn' as const, cases: 1 },
    ],
    medianHours: 5.4,
  };

  test('are one row for each month', () => {
    const row = (month: TransparencyMonth) => monthColumns.map(({ toFigure }) => toFigure(month));
    expect(row(busy)).toEqual(['November 2026', 3, 2, 0, 1, 0, 0, 0, '5']);
    expect(row({ ...busy, medianHours: 0.4 }).at(-1)).toBe('under 1');
    expect(row({ ...busy, medianHours: null }).at(-1)).toBe('–');
  });

  test('add up the reports of a reason', () => {
    expect(countByCategory([busy, busy])).toEqual([
      ['Scam or fraud', 4],
      ['Illegal content', 2],
    ]);
    expect(countByCategory([])).toEqual([]);
  });

  test('are in the document, which states when there were no reports', () => {
    expect(read(renderTransparencyContent([busy, quiet]))).toContain('November 2026 3 2 0 1 0 0 0 5');
    expect(read(renderTransparencyContent([busy]))).not.toContain('There were no reports');
    expect(read(renderTransparencyContent([quiet]))).toContain('There were no reports in these months.');
    expect(hasReports([{ ...quiet, ownActs: 1 }])).toBe(true);
  });
});

describe('the header of a document', () => {
  test('has the main links for phones without scripts', () => {
    const [, nav = ''] = /<noscript>(.*?)<\/noscript>/s.exec(renderContactContent({}).text) ?? [];
    for (const path of ['/listing', '/sell', '/how-it-works']) expect(nav).toContain(`href="${path}"`);
  });
});
