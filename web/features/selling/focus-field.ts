import { useEffect } from 'react';
import { useLocation } from '../../lib/router.ts';

/** Scrolls to a field and focuses it; `path` can name a group of controls. */
export function focusField(form: HTMLFormElement | null, path: string): boolean {
  const controls = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLElement);
  const nameOf = (control: HTMLElement) => control.getAttribute('name') ?? '';
  const found =
    controls.find((control) => nameOf(control) === path) ??
    controls.find((control) => nameOf(control).startsWith(`${path}.`)) ??
    controls.find((control) => nameOf(control).startsWith(path.split('.')[0] ?? path));
  if (!found) return false;
  const hidden = found.closest('details');
  if (hidden) hidden.open = true;
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'center' });
  return true;
}

const findField = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'field' in state && typeof state.field === 'string'
    ? state.field
    : undefined;
/** Milliseconds to wait for a form's fields to render. */
const comesWithin = 3_000;

/** Focuses the field that a link asks for, once it is rendered. */
export function useFieldFocus(form: { readonly current: HTMLFormElement | null }, isOpen = true): void {
  const given: unknown = useLocation().state;
  useEffect(() => {
    const [box, field] = [form.current, findField(given)];
    if (!isOpen || field === undefined || !box || focusField(box, field)) return;
    const watcher = new MutationObserver(() => focusField(box, field) && watcher.disconnect());
    watcher.observe(box, { childList: true, subtree: true });
    const timer = setTimeout(() => watcher.disconnect(), comesWithin);
    return () => {
      watcher.disconnect();
      clearTimeout(timer);
    };
  }, [form, isOpen, given]);
}
