export const settings = 'Settings';
export const aChangeReachesTheWhole = 'A change reaches the whole site within a minute.';
export const loadTheSettings = 'load the settings';
export const loadingTheSettings = 'Loading the settings';

export const off = 'Off';

export const loadTheHistory = 'load the history';
export const changedAtPersonNameSettingValueToSettingValue2 =
  '[changedAt] [personName]: [settingValue] to [settingValue2]';

export const save = 'Save';
export const undo = 'Undo';
export const defaultText = 'Default.';
export const history = 'History';
export const changedChangedAt = 'Changed [changedAt].';
export const defaultSettingValue = ' Default: [settingValue].';
