import { findOath, findSlur } from '../../../people/content-rules/domain/abuse-rules.ts';
import { normalizeForRules, readWords } from '../../../people/content-rules/domain/plain-text.ts';
import { findWarnings } from '../../../people/content-rules/domain/warnings.ts';
import { findAllAddresses } from '../../../people/content-rules/domain/web-addresses.ts';
import type { CommentHoldReason } from './comment.ts';

/** Minutes in which its author can change a comment. */
export const commentEditMinutes = 15;
/** Comments that one person can write in ten minutes. */
export const commentLimit = { max: 5, seconds: 600 } as const;

const markup = /<a\b|\[url/i;

/** Why a comment has to wait for staff; empty where nothing speaks against it. */
export function listHoldReasons(text: string): CommentHoldReason[] {
  const plain = normalizeForRules(text);
  const words = readWords(plain);
  const found: Record<CommentHoldReason, boolean> = {
    link: markup.test(plain) || findAllAddresses(plain).length > 0,
    contact: findWarnings(text).some((warning) => warning !== 'off_site_link'),
    language: (findSlur(words) ?? findOath(words)) !== undefined,
  };
  return (['link', 'contact', 'language'] as const).filter((reason) => found[reason]);
}
