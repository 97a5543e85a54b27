import { keepText } from './kept.ts';

export type Theme = 'system' | 'light' | 'dark';
const key = 'theme';
export const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The theme that was chosen by hand, or the system's. */
export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  // Where nothing is kept, the choice holds for this page only.
  keepText(key, theme === 'system' ? null : theme);
}
