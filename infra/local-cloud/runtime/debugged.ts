import { url } from 'node:inspector';

/** Whether a debugger may stop the functions here, so that no time runs out for them. */
export const isDebugged = (): boolean => url() !== undefined;
