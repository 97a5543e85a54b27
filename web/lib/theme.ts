import { storeText } from './local-storage.ts';

export type Theme = 'system' | 'light' | 'dark';
const key = 'theme';
export const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The chosen theme, or `system`. */
export function getTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function storeTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  // Without storage the choice is valid for this page load only.
  storeText(key, theme === 'system' ? undefined : theme);
}
