import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from './lazy-part.ts';
import { loadQueryClient } from './query.ts';

/** A part that uses the query library, on pages that can load without it. */
export function lazyWithQueries<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPart<Props> {
  return lazyPart(async () => (await Promise.all([load(), loadQueryClient()]))[0]);
}
