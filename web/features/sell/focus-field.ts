/** Shows a field and puts the focus into it; `path` may name a whole group of controls. */
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
