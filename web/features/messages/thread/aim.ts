import type { Message } from '../api.ts';

/** The message that the next one answers, or that is being corrected. */
export interface Aim {
  readonly kind: 'reply' | 'edit';
  readonly message: Message;
}
