import { useSyncExternalStore } from 'react';
import { storeText } from './local-storage.ts';

export type Theme = 'system' | 'light' | 'dark';
const key = 'theme';
export const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The switch is the only part that shows it. */
let notifyOfTheme = () => {};
const subscribe = (notify: () => void) => {
  notifyOfTheme = notify;
  return () => {};
};

function getTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** The chosen theme, or `system`; documents of the server are for all. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, getTheme, () => 'system');
}

export function storeTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  // Without storage the choice is valid for this page load only.
  storeText(key, theme === 'system' ? undefined : theme);
  notifyOfTheme();
}
