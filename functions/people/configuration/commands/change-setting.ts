import type { UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { buildSettingWrites, findConfiguration } from '../adapters/configuration-repository.ts';
import { decideSettingChange as decideChange, type SettingRequest } from '../domain/setting-change.ts';
import { clearSettingsCache } from '../queries/get-setting.ts';
import { listStageSettings } from '../queries/stage-settings.ts';

/**
 * Gives a setting another value and writes the line of its history with it. The same value changes nothing.
 * @throws 422 that names the key for an unknown key or a wrong value, 409 `stale`
 */
export async function changeSetting(request: SettingRequest, actorId: UserId): Promise<void> {
  await updateWithRetry(findConfiguration, (before) => {
    const at = now();
    const decision = decideChange(before, request, {
      changedBy: actorId,
      now: at,
      ofStage: listStageSettings(),
    });
    if (!decision) return undefined;
    const { key, from, to } = decision.change;
    const act = {
      actorId,
      action: 'configuration.change',
      subject: key,
      reason: `${from} to ${to}`,
      at,
      owners: [],
    } as const;
    return {
      writes: [...buildSettingWrites(decision), buildStaffActWrite(act)],
      events: decision.events,
    };
  });
  clearSettingsCache();
}
