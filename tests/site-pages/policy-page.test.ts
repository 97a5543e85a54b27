import { describe, expect, test } from 'vitest';
import { splitLinks } from '../../functions/reach/site-pages/domain/linked-text.ts';
import { policies } from '../../functions/reach/site-pages/domain/policies/policies.ts';
import { policyLinks } from '../../functions/reach/site-pages/domain/policies/policy-links.ts';
import type {
  PolicyBlock,
  PolicyText,
} from '../../functions/reach/site-pages/domain/policies/policy-text.ts';
import { matchSiteRoute } from '../../functions/reach/site-pages/domain/site-routes.ts';

const listTexts = (block: PolicyBlock): readonly string[] => {
  if (typeof block === 'string') return [block];
  return block.kind === 'facts' ? block.facts.map(({ text }) => text) : block.items;
};
const listAllTexts = ({ parts }: PolicyText) => parts.flatMap(({ blocks }) => blocks.flatMap(listTexts));

describe('a text with links', () => {
  test.each([
    ['plain', [{ text: 'plain' }]],
    [
      'see [the terms](/terms-of-use).',
      [{ text: 'see ' }, { text: 'the terms', to: '/terms-of-use' }, { text: '.' }],
    ],
    [
      '[a](/b)[c](/d)',
      [
        { text: 'a', to: '/b' },
        { text: 'c', to: '/d' },
      ],
    ],
    ['not [a link] (here)', [{ text: 'not [a link] (here)' }]],
  ])('splits %j into its pieces', (text, pieces) => {
    expect(splitLinks(text)).toEqual(pieces);
  });
});

describe('a policy', () => {
  test('leads only to pages of the site', () => {
    const targets = [...policies.values()]
      .flatMap(listAllTexts)
      .flatMap(splitLinks)
      .flatMap(({ to }) => (to?.startsWith('/') ? [to.split('?')[0] ?? ''] : []));
    expect(targets.length).toBeGreaterThan(5);
    for (const path of targets)
      expect({ path, ...matchSiteRoute(path) }).not.toMatchObject({ kind: 'unknown' });
    expect(policyLinks.map(({ to }) => to)).toEqual([...policies.keys()]);
  });
});
