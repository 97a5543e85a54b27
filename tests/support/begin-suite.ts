import { expect } from 'vitest';
import { beginSuite } from './reactions.ts';

beginSuite(expect.getState().testPath ?? '');
