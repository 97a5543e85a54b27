import { Contrast, Moon, Sun } from 'lucide-react';
import { storeTheme, themes, useTheme } from '../lib/theme.ts';
import { Icon } from '../ui/icon.tsx';

const icons = { system: Contrast, light: Sun, dark: Moon } as const;
const names = { system: 'as on this device', light: 'light', dark: 'dark' } as const;

/** Cycles through the three themes. */
export function ThemeSwitch() {
  const theme = useTheme();
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <button
      type="button"
      onClick={() => storeTheme(next)}
      className="grid size-11 place-items-center rounded-md hover:bg-sunk"
    >
      <Icon as={icons[theme]} label={`Theme: ${names[theme]}. Change to ${names[next]}`} />
    </button>
  );
}
