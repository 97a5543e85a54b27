import { describe, expect, test } from 'vitest';
import { listLateFallbacks } from './late-fallbacks.ts';

describe('parts that are loaded when a state changes', () => {
  test('are in a Suspense that is mounted before, as React shows what follows a new fallback 300 ms late', () => {
    expect(listLateFallbacks()).toEqual([
      // Printed, not looked at.
      'web/features/property-page/print/print-button.tsx: PrintSheet',
    ]);
  });
});
