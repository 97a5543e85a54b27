import * as z from 'zod';
import { env } from '../../../kernel/env.ts';
import { SettingValue } from '../domain/setting-change.ts';

const StageSettings = z.record(z.string(), SettingValue);

/** What this stage has in place of defaults, until staff choose otherwise: a stage with example data has wider limits. */
export function listStageSettings(): z.output<typeof StageSettings> {
  return StageSettings.parse(JSON.parse(env('SETTINGS')));
}
