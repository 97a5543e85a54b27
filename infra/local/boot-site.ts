import { bootCloud, type BootOptions, type Cloud } from '@gable/local-cloud';
import { providers } from './third-party/index.ts';

/** A developer's own receiver of webhooks is on this machine, and so are stand-ins of agents' sites. */
const localVariables = { WEBHOOKS_TO: 'anywhere', ADVERTS_FROM: 'anywhere' };

/** How far the demo is written. */
export const appFiles = ['demo.json'] as const;

/** Runs the marketplace's stacks on this machine, with stand-ins of the third parties that it calls. */
export function bootSite(options: BootOptions): Promise<Cloud> {
  return bootCloud({ providers, localVariables, appFiles, ...options });
}
