/** One message of the toast region. */
export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'notice' | 'failure';
  readonly title: string;
  readonly text: string;
  /** A button that takes the action back. */
  readonly undo?: (() => void) | undefined;
}

/** The specification's duration of a success toast, in milliseconds. */
export const successMs = 5000;
const failureMs = 10_000;
const undoMs = 10_000;
const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let last = 0;

function showToast(toast: Omit<Toast, 'id'>, ms: number): void {
  last += 1;
  const id = last;
  toasts = [...toasts.slice(-2), { ...toast, id }];
  for (const notify of listeners) notify();
  setTimeout(() => dismissToast(id), ms);
}

export function dismissToast(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
  for (const notify of listeners) notify();
}

export const toast = {
  /** Titled Success; hides after 5 seconds. */
  success: (text: string): void => showToast({ kind: 'success', title: 'Success', text }, successMs),
  /** What follows from a choice that is no success, such as the end of an account; titled by what it is. */
  notice: (title: string, text: string): void => showToast({ kind: 'notice', title, text }, successMs),
  /** As a notice, for longer, with a button that takes the action back. */
  undoable: (title: string, text: string, undo: () => void): void =>
    showToast({ kind: 'notice', title, text, undo }, undoMs),
  /** For an action that was reverted, or failed in the background. */
  failure: (text: string): void => showToast({ kind: 'failure', title: 'That didn’t work', text }, failureMs),
};

export function getToasts(): readonly Toast[] {
  return toasts;
}
export function subscribeToToasts(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
