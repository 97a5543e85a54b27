import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** The box of the document's content, in which visitors can type before the site is drawn in its place. */
let box: HTMLInputElement | null = null;

/** To be called before the site is drawn. */
export function keepTypedText(): void {
  box = document.querySelector<HTMLInputElement>('#root input[name="q"]');
}

/** Hands what was typed into the document's box to the first box that takes its place, with its focus. */
export function useTypedText(onText: (text: string) => void): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  // The document's box is gone, and its focus lost, when effects run.
  const [hasFocus] = useState(() => box !== null && document.activeElement === box);
  const takeText = useEffectEvent(() => {
    if (box === null) return;
    if (box.value !== '') onText(box.value);
    if (hasFocus) ref.current?.focus();
    box = null;
  });
  useLayoutEffect(() => takeText(), []);
  return ref;
}
