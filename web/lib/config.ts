import { queryOptions } from '@tanstack/react-query';

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
}

export const configQuery = queryOptions({
  queryKey: ['config'],
  staleTime: Infinity,
  queryFn: async ({ signal }): Promise<Config> => {
    const answer = await fetch('/config.json', { signal });
    if (!answer.ok) throw new Error(`No configuration (${answer.status})`);
    return answer.json();
  },
});
