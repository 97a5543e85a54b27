import type { EarlyControl } from '../early/early-input.ts';

/**
 * Hands to the site what its reader did with the document: what was typed and chosen, then the button that was pressed.
 * A page that was drawn in the document's place (`isHydrated` is false) has other controls of the same names.
 */
export function replayEarlyInput(isHydrated: boolean): void {
  const input = globalThis.earlyInput;
  // It may hold a password.
  globalThis.earlyInput = undefined;
  input?.stop();
  input?.end();
  if (!input || input.path !== window.location.pathname) return;
  for (const [control, value] of input.edits) replayEdit(control, value);
  // A box that is still there lost the focus by its reader.
  const last = input.focused ?? [...input.edits.keys()].findLast((control) => !control.isConnected);
  if (document.activeElement === document.body && last) findControl(last)?.focus();
  if (input.button) findShownButton(input.button, isHydrated)?.click();
}

/** The control that stands where one of the document stood. */
function findControl(gone: EarlyControl): EarlyControl | undefined {
  const controls = document.querySelectorAll<EarlyControl>('#root :is(input, textarea, select)');
  const isChoice = ['checkbox', 'radio'].includes(gone.type);
  return [...controls].find(
    ({ name, type, value }) =>
      name !== '' && name === gone.name && type === gone.type && (!isChoice || value === gone.value),
  );
}

/**
 * The button of the document, or the one in its place among those of its name; the site itself answers one of a page that
 * it has drawn.
 */
function findShownButton(button: HTMLButtonElement, isHydrated: boolean): HTMLButtonElement | undefined {
  if (button.isConnected) return isHydrated ? button : undefined;
  const name = getButtonName(button);
  const listNamesakes = (page: Element | null) =>
    [...(page?.querySelectorAll('button') ?? [])].filter(
      (one) => one.type === button.type && getButtonName(one) === name,
    );
  const shown = listNamesakes(document.querySelector('#root'));
  // What was drawn over stays together.
  const gone = listNamesakes(findTop(button));
  return shown.length === gone.length ? shown[gone.indexOf(button)] : undefined;
}

const findTop = (part: Element): Element => (part.parentElement ? findTop(part.parentElement) : part);

/** Its words, those of its icons, and where its card leads, as homes of one street have one title. */
const getButtonName = (button: HTMLButtonElement): string =>
  [button, ...button.querySelectorAll('[aria-label]')]
    .map((part) => part.getAttribute('aria-label') ?? '')
    .concat(button.textContent, button.closest('li')?.querySelector('a')?.getAttribute('href') ?? '')
    .join();

function replayEdit(control: EarlyControl, value: string | boolean): void {
  const shown = control.isConnected ? control : findControl(control);
  if (!shown) return;
  // React takes over a part that it has not yet with this event, and gives the control its own value.
  shown.dispatchEvent(new Event('input', { bubbles: true }));
  if ('checked' in shown && typeof value === 'boolean') replayCheck(shown, value);
  else if (typeof value === 'string' && (control.isConnected || isUntouched(shown, control)))
    replayText(shown, value);
}

/** What another page has in its box by now is its own, unless the document had the same. */
const isUntouched = (shown: EarlyControl, gone: EarlyControl): boolean =>
  !('defaultValue' in gone) || ['', gone.defaultValue].includes(shown.value);

/** React only reports what differs from what it knows of. */
function replayCheck(control: HTMLInputElement, isChecked: boolean): void {
  control.checked = !isChecked;
  control.click();
}

function replayText(control: EarlyControl, text: string): void {
  control.value = text === '' ? ' ' : '';
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}
