import type { EarlyControl } from '../early/early-input.ts';

/** Hands to the site what its reader did with the document: what was typed and chosen, then the button that was pressed. */
export function replayEarlyInput(): void {
  const input = globalThis.earlyInput;
  if (!input) return;
  for (const [control, value] of input.edits) replayEdit(control, value);
  if (input.button?.isConnected) input.button.click();
}

/** React only reports what differs from what it knows of. */
function replayEdit(control: EarlyControl, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!('checked' in control)) return;
    control.checked = !value;
    control.click();
    return;
  }
  control.value = '';
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}
