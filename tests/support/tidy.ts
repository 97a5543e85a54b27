import { leaveTidy } from './cloud.ts';

leaveTidy();
