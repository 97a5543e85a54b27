import * as z from 'zod';
import { PropertyId, textUpTo } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { tryParseJson } from '../../../kernel/json.ts';
import { findWarnings } from '../../content-rules/domain/warnings.ts';

export const longestNote = 280;

/** What a link to a home carries when its sender adds a note: plain text. */
export const ShareNote = z.object({
  propertyId: PropertyId,
  note: textUpTo(longestNote).min(1),
});
export type ShareNote = z.output<typeof ShareNote>;

/** The note of a share link; undefined where its data is no note. */
export function readShareNote(data: string): ShareNote | undefined {
  return ShareNote.safeParse(tryParseJson(data)).data;
}

/**
 * A share link shows a note to strangers under the site's name, so that it holds no links, contacts or bank details.
 * @throws 422 on `data` for data that is no note, or a note with such details
 */
export function assertShareNote(data: string): void {
  const refuse = (text: string) => new AppError('invalid', text, { errors: { data: [text] } });
  const note = readShareNote(data);
  if (!note) throw refuse(`Write a note of up to ${longestNote} characters.`);
  if (findWarnings(note.note).length > 0)
    throw refuse('Leave out links, contact details and payment details.');
}
