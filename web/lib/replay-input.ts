import type { EarlyControl } from '../early/early-input.ts';

/**
 * Hands to the site what its reader did with the document: what was typed and chosen, then the button that was pressed.
 * A page that was drawn in the document's place has other controls of the same names.
 */
export function replayEarlyInput(): void {
  const input = globalThis.earlyInput;
  if (!input) return;
  input.end();
  for (const [control, value] of input.edits) replayEdit(control, value);
  const last = [...input.edits.keys()].at(-1);
  if (document.activeElement === document.body && last) findControl(last)?.focus();
  if (input.button) findShownButton(input.button)?.click();
}

/** The control that stands where one of the document stood. */
function findControl(gone: EarlyControl): EarlyControl | undefined {
  const controls = document.querySelectorAll<EarlyControl>('#root :is(input, textarea, select)');
  return [...controls].find(
    ({ name, type, value }) =>
      name !== '' && name === gone.name && type === gone.type && (type !== 'radio' || value === gone.value),
  );
}

function findShownButton(button: HTMLButtonElement): HTMLButtonElement | undefined {
  if (button.isConnected) return button;
  return [...document.querySelectorAll<HTMLButtonElement>('#root button')].find(
    ({ type, textContent }) => type === button.type && textContent === button.textContent,
  );
}

function replayEdit(control: EarlyControl, value: string | boolean): void {
  const shown = control.isConnected ? control : findControl(control);
  if (!shown) return;
  if ('checked' in shown && typeof value === 'boolean') replayCheck(shown, value);
  // What another page has in its box by now is its own.
  else if (
    typeof value === 'string' &&
    (control.isConnected || shown.value === '' || shown instanceof HTMLSelectElement)
  )
    replayText(shown, value);
}

/** React only reports what differs from what it knows of. */
function replayCheck(control: HTMLInputElement, isChecked: boolean): void {
  control.checked = !isChecked;
  control.click();
}

function replayText(control: EarlyControl, text: string): void {
  control.value = '';
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}
