import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from './icon.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** A password input with a button to show the password. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'after'>) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-md text-muted hover:text-ink"
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <Icon as={shown ? EyeOff : Eye} label="Show password" />
    </button>
  );
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      after={toggle}
    />
  );
}
