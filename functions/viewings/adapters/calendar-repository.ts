import { Entity } from 'electrodb';
import type { PropertyId } from '../../../events/vocabulary.ts';
import { tableOptions, buildPut, rowKey, type Write } from '../../kernel/data/table.ts';
import { PropertyCalendar, createEmptyCalendar } from '../domain/property-calendar.ts';

const CalendarRow = new Entity(
  {
    model: { entity: 'viewing-calendar', version: '1', service: 'gable' },
    attributes: {
      propertyId: { type: 'string', required: true },
      version: { type: 'number', required: true },
      spans: { type: 'any', required: true },
      stoppedFor: { type: 'string' },
    },
    indexes: { byProperty: rowKey('propertyId') },
  },
  tableOptions,
);

export async function loadCalendar(propertyId: PropertyId): Promise<PropertyCalendar> {
  const { data } = await CalendarRow.get({ propertyId }).go({ consistent: true });
  return data ? PropertyCalendar.parse(data) : createEmptyCalendar(propertyId);
}

/** Fails as stale when the calendar was changed since it was read. */
export function buildCalendarWrite(calendar: PropertyCalendar): Write {
  return buildPut(
    calendar.version === 1
      ? CalendarRow.create(calendar).params()
      : CalendarRow.put(calendar)
          .where(({ version }, { eq }) => eq(version, calendar.version - 1))
          .params(),
  );
}
