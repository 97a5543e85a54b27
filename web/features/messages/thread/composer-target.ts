import type { Message } from '../api.ts';

/** The message that the next one replies to, or that is being edited. */
export interface ComposerTarget {
  readonly kind: 'reply' | 'edit';
  readonly message: Message;
}
