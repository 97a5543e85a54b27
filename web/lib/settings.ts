import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../../functions/kernel/http/contract.ts';
import type { configurationRoutes } from '../../functions/people/configuration/contract.ts';
import type { SettingKey } from '../../functions/people/configuration/domain/settings.ts';
import { createClient } from './client.ts';

const api = createClient<Pick<typeof configurationRoutes, 'configurations'>>({
  configurations: 'GET /api/common/configurations',
});
type Setting = Result<(typeof configurationRoutes)['configurations']>['configurations'][number];

/** The settings that pages use. */
export interface Settings {
  readonly supportEmail: string;
  readonly maxPhotos: number;
  readonly referralPoints: number;
  readonly couponPoints: number;
  readonly couponPence: number;
}

function toSettings(list: readonly Setting[]): Settings {
  const findValue = (key: SettingKey) => list.find((setting) => setting.key === key)?.value;
  return {
    supportEmail: String(findValue('support_email')),
    maxPhotos: Number(findValue('max_photos')),
    referralPoints: Number(findValue('referral_points')),
    couponPoints: Number(findValue('referral_coupon_points')),
    couponPence: Number(findValue('referral_coupon_pence')),
  };
}

/** The settings that staff choose, at most a minute old. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  staleTime: 60_000,
  queryFn: async ({ signal }) => toSettings((await api.configurations({ signal })).configurations),
});
