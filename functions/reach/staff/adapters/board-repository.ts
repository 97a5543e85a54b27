import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { number, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { BoardDay, type BoardMeasure, type BoardShare } from '../domain/board/board-day.ts';
import { BoardSubject } from '../domain/board/board-subject.ts';

/** One row per measure and day on which something was counted. */
const days = defineDocumentEntity('board-day', BoardDay, {
  columns: { measure: text, day: text, version: number, counted: documentColumn },
  indexes: { byMeasure: rowKey('measure', 'day') },
});

/** One row per thing that was counted, so that it is counted once. */
const subjects = defineDocumentEntity('board-subject', BoardSubject, {
  columns: { id: text, version: number, subject: documentColumn },
  indexes: { byId: rowKey('id') },
  asJson: true,
});

// Reads

export function findBoardSubject(id: string): Promise<BoardSubject | undefined> {
  return subjects.find({ id });
}

/** The stored days of these shares. */
export function listStoredDays(shares: readonly BoardShare[]): Promise<BoardDay[]> {
  return days.listByKeys(
    shares.map(({ measure, day }) => ({ measure, day })),
    { consistent: true },
  );
}

/** Days in London, both of them included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The days of a measure on which something was counted, the first one first: one request per megabyte. */
export async function listBoardDays(measure: BoardMeasure, { from, to }: DayRange): Promise<BoardDay[]> {
  const { data } = await days.row.query
    .byMeasure({ measure })
    .between({ day: from }, { day: to })
    .go({ pages: 'all' });
  return data.map(days.parse);
}

// Writes

export function buildBoardSubjectWrite(subject: BoardSubject): Write {
  return subjects.buildSave(subject);
}

export function buildBoardDayWrite(day: BoardDay): Write {
  return days.buildSave(day);
}
