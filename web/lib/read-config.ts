import type { Operator } from '../../functions/kernel/operator.ts';

/** What a stage tells its site at run time. */
export interface Config {
  readonly stage: string;
  readonly siteUrl: string;
  readonly hostedUiUrl: string;
  readonly userPoolClientId: string;
  /** Where live connections begin. */
  readonly liveUrl?: string;
  /** The advertising pixel that visitors may consent to. */
  readonly pixel?: { readonly id: string; readonly scriptUrl: string };
  readonly tileUrl?: string;
  readonly tileAttribution?: string;
  readonly social: { readonly google: boolean; readonly facebook: boolean };
  /** The business behind the stage. */
  readonly operator?: Operator;
}

/** The configuration, for parts of the site that come without the query library. */
export async function readConfig(signal?: AbortSignal): Promise<Config> {
  const answer = await fetch('/config.json', { ...(signal && { signal }) });
  if (!answer.ok) throw new Error(`No configuration (${answer.status})`);
  return answer.json();
}
