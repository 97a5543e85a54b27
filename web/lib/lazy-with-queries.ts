import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadQueryClient } from './query.ts';

/** `lazy` for a part that uses the query library, on pages that can load without it. */
export function lazyWithQueries<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => (await Promise.all([load(), loadQueryClient()]))[0]);
}
