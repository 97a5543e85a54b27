/** A cloud on this machine, and what starts it. */
export { bootCloud, type BootOptions, type Cloud } from './runtime/cloud.ts';
export { readAssembly } from './template/read-assembly.ts';
export type { Assembly } from './template/assembly.ts';
export { entryKey } from './template/functions.ts';
export { chooseThread, type ThreadChoice } from './aws/lambda/thread-choice.ts';
export { operator, secretAccessKey } from './base/credentials.ts';
export { findFreePort, loopback, openChosenPort } from './base/ports.ts';
export { StartFault } from './base/start-fault.ts';
export { makeDataFolder } from './runtime/folder-lock.ts';
export type { SiteNotice } from './runtime/site-notice.ts';
export type { LiveSite } from './runtime/site-server.ts';
export type { ProviderTable } from './providers/provider.ts';
