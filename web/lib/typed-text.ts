import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** The box of the document's content, in which visitors can type before the site is drawn in its place. */
let box: HTMLInputElement | null = null;

/** Whether that box has the focus, or had it until the running task took the box away. */
let hasFocus = false;

/** To be called before the site is drawn. */
export function captureTypedText(): void {
  box = document.querySelector<HTMLInputElement>('#root input[name="q"]');
  hasFocus = box !== null && document.activeElement === box;
  box?.addEventListener('focus', () => {
    hasFocus = true;
  });
  // Some browsers report a blur for a box that is taken away, too; the site has read the value by the next task.
  box?.addEventListener('blur', () =>
    setTimeout(() => {
      hasFocus = false;
    }),
  );
}

/** Hands what was typed into the document's box to the first box that takes its place, with its focus. */
export function useTypedText(onText: (text: string) => void): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  const takeText = useEffectEvent(() => {
    if (box === null) return;
    if (box.value !== '') onText(box.value);
    if (hasFocus) ref.current?.focus();
    box = null;
  });
  useLayoutEffect(() => takeText(), []);
  return ref;
}
