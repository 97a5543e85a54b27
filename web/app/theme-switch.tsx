import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { storeTheme, getTheme, type Theme, themes } from '../lib/theme.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from './words.ts';
import { fillText } from '../lib/fill.ts';

const icons = { system: Monitor, light: Sun, dark: Moon } as const;
const names = { system: words.asOnThisDevice, light: 'light', dark: 'dark' } as const;

/** Cycles through the three themes. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(getTheme);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  const change = () => {
    storeTheme(next);
    setTheme(next);
  };
  return (
    <button
      type="button"
      onClick={change}
      className="grid size-11 place-items-center rounded-md hover:bg-sunk"
    >
      <Icon
        as={icons[theme]}
        label={fillText(words.themeNamesChangeToNames2, { names: names[theme], names2: names[next] })}
      />
    </button>
  );
}
