import { bootCloud, type BootOptions, type Cloud } from '../local-cloud/runtime/cloud.ts';
import { providers } from './third-party/index.ts';

/** Runs the marketplace's stacks on this machine, with stand-ins of the third parties that it calls. */
export function bootSite(options: BootOptions): Promise<Cloud> {
  return bootCloud({ providers, ...options });
}
