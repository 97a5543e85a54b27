import { describeError } from './api-error.ts';
import { toast } from './toast.ts';

/**
 * Opens the tab of a file, by the press itself, because browsers block later ones; null where they block that one, too.
 */
export function openFileTab(): Window | null {
  return window.open('about:blank', '_blank');
}

/** Shows a file in its tab, or in place of the page. */
export function showFile(url: string, tab: Window | null): void {
  if (tab) tab.location.replace(url);
  else window.location.assign(url);
}

/** Closes the tab of a file that can't be had, and says why. */
export function failFile(error: unknown, tab: Window | null): void {
  tab?.close();
  toast.failure(describeError(error));
}
