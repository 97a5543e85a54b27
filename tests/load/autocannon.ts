import type Autocannon from 'autocannon';
import * as z from 'zod';
import { requireTool } from '../../infra/tools/install.ts';

/** Sends many calls at a time. */
export const autocannon = z
  .custom<typeof Autocannon>((value) => typeof value === 'function')
  .parse(requireTool('load')('autocannon'));
