import type { PropertyId } from '../../../../events/vocabulary.ts';
import { createRowRead, findRow } from '../../../kernel/data/row-read.ts';
import { defineRow, json, number, optionalText, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, type Write } from '../../../kernel/data/table.ts';
import { PropertyCalendar, createEmptyCalendar } from '../domain/property-calendar.ts';

const CalendarRow = defineRow('viewing-calendar', {
  columns: { propertyId: text, version: number, spans: json, stoppedFor: optionalText },
  indexes: { byProperty: rowKey('propertyId') },
});

export function loadCalendar(propertyId: PropertyId): Promise<PropertyCalendar> {
  return findRow(
    createRowRead(CalendarRow.get({ propertyId }), (stored) =>
      stored ? PropertyCalendar.parse(stored) : createEmptyCalendar(propertyId),
    ),
  );
}

/** Fails as stale when the calendar was changed since it was read. */
export function buildCalendarWrite(calendar: PropertyCalendar): Write {
  return buildPut(
    calendar.version === 1
      ? CalendarRow.create(calendar)
      : CalendarRow.put(calendar).where(({ version }, { eq }) => eq(version, calendar.version - 1)),
  );
}
