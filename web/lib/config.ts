import { queryOptions } from '@tanstack/react-query';
import type { Operator } from '../../functions/kernel/operator.ts';
import { takePrefetchedCall } from '../early/prefetched-calls.ts';

/** The stage's configuration of the site at run time. */
export interface Config {
  readonly stage: string;
  readonly siteUrl: string;
  readonly hostedUiUrl: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly userPoolEndpoint: string;
  /** The URL of live connections. */
  readonly liveUrl?: string;
  /** The advertising pixel that visitors can consent to. */
  readonly pixel?: { readonly id: string; readonly scriptUrl: string };
  readonly tileUrl?: string;
  readonly tileAttribution?: string;
  readonly social: { readonly google: boolean; readonly facebook: boolean };
  /** The business that runs the stage. */
  readonly operator?: Operator;
}

/** Every part of the site reads it here, so that a document fetches it once. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  staleTime: Infinity,
  queryFn: ({ signal }) => readConfig(signal),
});

async function readConfig(signal: AbortSignal): Promise<Config> {
  const answer = await (takePrefetchedCall('/config.json') ?? fetch('/config.json', { signal }));
  if (!answer.ok) throw new Error(`No configuration (${answer.status})`);
  return answer.json();
}
