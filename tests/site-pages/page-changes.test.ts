import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { renderAffiliateContent } from '../../functions/reach/site-pages/domain/content/affiliate-content.ts';
import { renderComplaintsContent } from '../../functions/reach/site-pages/domain/content/complaints-content.ts';
import { renderContactContent } from '../../functions/reach/site-pages/domain/content/contact-content.ts';
import { renderDevelopersContent } from '../../functions/reach/site-pages/domain/content/developers-content.ts';
import { renderGetStartedContent } from '../../functions/reach/site-pages/domain/content/get-started-content.ts';
import { renderHelpContent } from '../../functions/reach/site-pages/domain/content/help-content.ts';
import { renderHowItWorksContent } from '../../functions/reach/site-pages/domain/content/how-it-works-content.ts';
import { renderReferralContent } from '../../functions/reach/site-pages/domain/content/referral-content.ts';
import { renderRegisterContent } from '../../functions/reach/site-pages/domain/content/register-content.ts';
import { renderSellContent } from '../../functions/reach/site-pages/domain/content/sell-content.ts';
import { renderTransparencyContent } from '../../functions/reach/site-pages/domain/content/transparency-content.ts';
import type { Html } from '../../functions/reach/site-pages/domain/html.ts';
import { pageChanges } from '../../functions/reach/site-pages/domain/page-changes.ts';
import { policies } from '../../functions/reach/site-pages/domain/policies/policies.ts';
import { staticPages } from '../../functions/reach/site-pages/domain/static-pages.ts';

/** The contents of pages without what calls answer. */
const contents: Readonly<Record<string, Html>> = {
  '/how-it-works': renderHowItWorksContent([]),
  '/sell': renderSellContent([]),
  '/help': renderHelpContent(),
  '/contact-us': renderContactContent({}),
  '/complaints': renderComplaintsContent({}),
  '/transparency': renderTransparencyContent([]),
  '/referral': renderReferralContent({ referralPoints: 0, couponPoints: 0, couponPence: 0 }),
  '/become-an-affiliate': renderAffiliateContent(),
  '/register': renderRegisterContent(),
  '/developers': renderDevelopersContent(),
  '/get-started': renderGetStartedContent(),
};

const toDigest = ({ text }: Html): string => {
  const words = text.replaceAll(/<header.*?<\/header>|<footer.*?<\/footer>|<[^>]+>/gs, ' ');
  return createHash('sha256').update(words.replaceAll(/\s+/g, ' ')).digest('base64url').slice(0, 12);
};

describe('the day of the last change of', () => {
  test.each(Object.entries(contents))('the words of %s is that of the present words', (path, content) => {
    const digest = toDigest(content);
    const known = pageChanges.get(path);
    const remedy = `Set ${path} of page-changes.ts to { changed: '<today>', digest: '${digest}' }`;
    expect({ [remedy]: known?.digest }).toEqual({ [remedy]: digest });
    expect(Date.parse(known?.changed ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('each page of the code is known, and has content without scripts', () => {
    expect([...pageChanges.keys()].toSorted()).toEqual(Object.keys(contents).toSorted());
    const known = [...policies.keys(), ...pageChanges.keys()];
    expect(known.toSorted()).toEqual([...staticPages.keys()].toSorted());
  });
});
