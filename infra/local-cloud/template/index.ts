/** The templates of an app as the cloud reads them, for programs that look at them before it runs. */
export type { ApiModel } from './api.ts';
export type { Assembly } from './assembly.ts';
export { entryKey, type FunctionModel } from './functions.ts';
export { type CloudModel, readModel } from './model.ts';
export { readAssembly } from './read-assembly.ts';
