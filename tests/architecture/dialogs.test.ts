import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

describe('dialogs that are loaded on demand', () => {
  test('are in OnDemand, as React shows what follows a new fallback 300 ms late', () => {
    const late = globSync('web/**/*.tsx').filter((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/<Suspense>(.*?)<\/Suspense>/gs)).some(
        ([, inside = '']) => inside.includes('onClose'),
      ),
    );
    expect(late).toEqual([]);
  });
});
