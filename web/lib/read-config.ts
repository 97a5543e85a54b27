import type { Operator } from '../../functions/kernel/operator.ts';

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

/** The configuration, for parts of the site without the query library. */
export async function readConfig(signal?: AbortSignal): Promise<Config> {
  const answer = await fetch('/config.json', { ...(signal && { signal }) });
  if (!answer.ok) throw new Error(`No configuration (${answer.status})`);
  return answer.json();
}
