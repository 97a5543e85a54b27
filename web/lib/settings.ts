import { queryOptions } from '@tanstack/react-query';
import type { configurationRoutes } from '../../functions/configuration/contract.ts';
import type { SettingKey } from '../../functions/configuration/domain/settings.ts';
import type { Result } from '../../functions/kernel/http/contract.ts';
import { client } from './client.ts';

const api = client<Pick<typeof configurationRoutes, 'configurations'>>({
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
  const valueOf = (key: SettingKey) => list.find((setting) => setting.key === key)?.value;
  return {
    supportEmail: String(valueOf('support_email')),
    maxPhotos: Number(valueOf('max_photos')),
    referralPoints: Number(valueOf('referral_points')),
    couponPoints: Number(valueOf('referral_coupon_points')),
    couponPence: Number(valueOf('referral_coupon_pence')),
  };
}

/** The settings that staff choose, at most a minute old. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  staleTime: 60_000,
  queryFn: async ({ signal }) => toSettings((await api.configurations({ signal })).configurations),
});
