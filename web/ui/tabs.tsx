import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { fadeEdges } from '../lib/fade-edges.ts';
import { useSearchParams } from '../lib/router.ts';

export interface Tab {
  readonly value: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}
interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The search parameter with the open tab. */
  readonly param?: string;
  /** Whether phones show all of them at once, in lines of two; for more than a phone is wide. */
  readonly isGridOnPhones?: boolean;
}

/** Tabs with the open one in the URL, so that it survives back, sharing and reload. */
export function Tabs({ label, tabs, param = 'tab', isGridOnPhones = false }: Props) {
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const at = Math.max(
    0,
    tabs.findIndex(({ value }) => value === search.get(param)),
  );
  const open = tabs[at];
  const choose = (value: string) =>
    setSearch(
      (now) => {
        now.set(param, value);
        return now;
      },
      { preventScrollReset: true, replace: true },
    );
  const list = useRef<HTMLDivElement>(null);
  // On a phone the open one may be outside, also after the phone is turned; the page itself stays where it is.
  useEffect(() => {
    const strip = list.current;
    const tab = strip?.children[at];
    if (!strip || !(tab instanceof HTMLElement)) return;
    const size = new ResizeObserver(() => {
      strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
    });
    for (const watched of [strip, ...strip.children]) size.observe(watched);
    return () => size.disconnect();
  }, [at]);
  useEffect(() => fadeEdges(list.current), []);
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={moveFocus}
        className={cx(
          'strip relative flex gap-1 overflow-x-auto border-b border-line',
          isGridOnPhones && 'max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-0',
        )}
      >
        {tabs.map(({ value, label: words }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            aria-selected={value === open?.value}
            aria-controls={`${id}-panel`}
            tabIndex={value === open?.value ? 0 : -1}
            onClick={() => choose(value)}
            className={cx(
              '-mb-px min-h-11 border-b-3 px-3 font-semibold whitespace-nowrap -outline-offset-3',
              isGridOnPhones && 'max-sm:px-1 max-sm:text-left',
              value === open?.value
                ? 'border-action text-ink'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {words}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open?.value}`} className="pt-6">
        {open?.panel}
      </div>
    </div>
  );
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const move = moves[event.key];
  if (!move) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = all.findIndex((tab) => tab === document.activeElement);
  const next = all[move(at, all.length)];
  event.preventDefault();
  next?.focus();
  next?.click();
}
