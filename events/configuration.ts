import * as z from 'zod';
import { defineEvent } from './define.ts';

const Value = z.union([z.boolean(), z.number(), z.string()]);

/** Staff changed a setting; functions read it within a minute. */
export const ConfigurationChanged = defineEvent(
  'configuration.changed.v1',
  z.object({ key: z.string(), version: z.int(), from: Value, to: Value }),
  { key: 'show_listing', version: 1, from: true, to: false },
);
