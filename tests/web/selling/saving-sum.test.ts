import { describe, expect, test } from 'vitest';
import { computeSaving, parseFee } from '../../../web/features/selling/saving/saving-sum.ts';

describe('computeSaving', () => {
  test.each([
    [{ price: 300_000, feeBasisPoints: 150, addsVat: true }, 24_900, [450_000, 90_000, 540_000, 515_100]],
    [{ price: 300_000, feeBasisPoints: 150, addsVat: false }, 24_900, [450_000, 0, 450_000, 425_100]],
    [{ price: 90_000, feeBasisPoints: 10, addsVat: true }, 24_900, [9_000, 1_800, 10_800, -14_100]],
    [{ price: 333_333, feeBasisPoints: 125, addsVat: true }, 0, [416_700, 83_300, 500_000, 500_000]],
  ] as const)(
    'of %j against %i pence',
    (terms, packagePence, [feePence, vatPence, agentPence, savedPence]) => {
      expect(computeSaving(terms, packagePence)).toEqual({ feePence, vatPence, agentPence, savedPence });
    },
  );
});

test.each([
  ['1', 100],
  ['1.25', 125],
  ['0,9 %', 90],
  ['10', 1_000],
  ['10.01', undefined],
  ['0', undefined],
  ['', undefined],
  ['1.255', undefined],
  ['one', undefined],
])('a fee of “%s” is %s hundredths of a per cent', (text, basisPoints) => {
  expect(parseFee(text)).toBe(basisPoints);
});
