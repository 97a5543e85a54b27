// oxlint-disable jsx-a11y/prefer-tag-over-role -- a datalist can neither be styled nor hold two lines
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { controlClass } from './control-class.ts';
import { useField } from './field.tsx';
import { useSuggestions } from './use-suggestions.ts';

export interface Suggestion<T> {
  readonly key: string;
  /** The text of the box after choosing it. */
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
  readonly data: T;
}
interface Props<T> {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onChoose: (suggestion: Suggestion<T>) => void;
  /** Loads the suggestions for a prefix; an earlier request is aborted. */
  readonly load: (text: string, signal: AbortSignal) => Promise<readonly Suggestion<T>[]>;
  readonly minLength?: number;
  readonly name?: string;
  readonly placeholder?: string;
  readonly inputMode?: 'text' | 'search';
  readonly before?: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly 'aria-label'?: string;
}

/** A text box with suggestions (ARIA combobox with a listbox); typed text is valid without choosing one. */
export function Combobox<T>(props: Props<T>) {
  const { text, onText, onChoose, load, minLength = 2, before, className, ...input } = props;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { suggestions, isLoading } = useSuggestions(
    load,
    isOpen && text.trim().length >= minLength ? text.trim() : '',
  );
  const isShown = isOpen && suggestions.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion<T>) => {
    onText(suggestion.label);
    onChoose(suggestion);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = suggestions[active];
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isShown && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Enter') {
      // The text itself was meant: the list would hide what is found for it.
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const count = suggestions.length + 1;
      setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : count - 1)) % count) - 1);
    }
  };
  return (
    <div className="relative">
      {before && (
        <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted">
          {before}
        </span>
      )}
      <input
        type="text"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...useField()}
        {...input}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        aria-busy={isLoading}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        className={cx(controlClass, 'truncate', Boolean(before) && 'pl-10', className)}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-md border border-line bg-surface py-1 shadow-soft"
      >
        {suggestions.map((suggestion, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's
          <div
            key={suggestion.key}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-sunk',
              index === active && 'bg-action-soft',
            )}
          >
            {suggestion.icon && <span className="text-muted">{suggestion.icon}</span>}
            <span>
              {suggestion.label}
              {suggestion.detail && <span className="block text-sm text-muted">{suggestion.detail}</span>}
            </span>
          </div>
        ))}
      </div>
      <output className="sr-only">{isShown ? countSuggestions(suggestions.length) : ''}</output>
    </div>
  );
}

const countSuggestions = (count: number): string => `${count} suggestion${count === 1 ? '' : 's'}`;
