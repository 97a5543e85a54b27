import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  getSentSecret,
  replaceOriginHeader,
} from '../../functions/people/origin-secret/domain/distribution-config.ts';
import { planRotation } from '../../functions/people/origin-secret/domain/rotation.ts';

const now = new Date('2026-11-22T05:10:00Z');
const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * 3_600_000).toISOString();
const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
const fresh = { current: second, previous: first, changedAt: at(24) };

describe('planRotation', () => {
  test.each([
    [
      'creates a value after 30 days',
      { current: first, previous: '', changedAt: at(30 * 24) },
      first,
      'save',
    ],
    [
      'replaces the value of the first deployment',
      { current: first, previous: '', changedAt: '' },
      first,
      'save',
    ],
    [
      'keeps a value for 30 days',
      { current: first, previous: '', changedAt: at(30 * 24 - 1) },
      first,
      'wait',
    ],
    ['lets the CDN send a new value', fresh, first, 'send'],
    ['waits until every container knows a new value', { ...fresh, changedAt: at(0.1) }, first, 'wait'],
    ['removes the old value once the CDN sends the new one', fresh, second, 'save'],
  ] as const)('%s', (_, secret, sent, kind) => {
    expect(planRotation(secret, { sent, deployed: true }, 'c'.repeat(64), now).kind).toBe(kind);
    expect(planRotation(secret, { sent, deployed: false }, 'c'.repeat(64), now).kind).toBe('wait');
  });

  test('never makes the API refuse what the CDN sends, however often and late it runs', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 * 24 * 40 }), { maxLength: 60 }), (minutes) => {
        let secret = { current: first, previous: '', changedAt: '' };
        let sent = first;
        let time = now.getTime();
        minutes.forEach((passed, count) => {
          time += passed * 60_000;
          const step = planRotation(secret, { sent, deployed: true }, `value-${count}`, new Date(time));
          if (step.kind === 'save') secret = step.secret;
          if (step.kind === 'send') sent = step.value;
          expect([secret.current, secret.previous]).toContain(sent);
        });
      }),
    );
  });
});

describe('the configuration of a distribution', () => {
  const header = (HeaderValue: string) => ({ HeaderName: 'x-gable-origin', HeaderValue });
  const other = { HeaderName: 'x-other', HeaderValue: 'kept' };
  const config = (...headers: readonly object[]) => ({
    Comment: 'kept',
    Origins: {
      Quantity: 2,
      Items: [
        { Id: 'site', DomainName: 'site.example' },
        { Id: 'api', DomainName: 'api.example', CustomHeaders: { Quantity: headers.length, Items: headers } },
      ],
    },
  });

  test('has the value that the CDN sends', () => {
    expect(getSentSecret(config(other, header(first)))).toBe(first);
    for (const wrong of [config(other), config(header(first), header(second)), {}])
      expect(() => getSentSecret(wrong)).toThrow('one origin header');
  });

  test('changes in that value only, and stays as it was itself', () => {
    const before = config(other, header(first));
    expect(replaceOriginHeader(before, second)).toEqual(config(other, header(second)));
    expect(before).toEqual(config(other, header(first)));
  });
});
