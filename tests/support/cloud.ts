import { applicationAssembly } from './assembly.ts';
import { startCloud } from './boot.ts';

/** The application on a cloud of its own for the test file that imports this. */
export const cloud = await startCloud({ assembly: await applicationAssembly() });
