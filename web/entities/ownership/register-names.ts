import type { LandRegister } from '../../../functions/deals/ownership-checks/domain/ownership-check.ts';

export const registerNames: Readonly<Record<LandRegister, string>> = {
  hm_land_registry: 'HM Land Registry',
  registers_of_scotland: 'Registers of Scotland',
  land_registers_of_northern_ireland: 'the land registers of Northern Ireland',
};
