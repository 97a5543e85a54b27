import { Entity } from 'electrodb';
import type { PropertyId } from '../../events/vocabulary.ts';
import { oneTable, putting, rowKey, type Write } from '../shared/table.ts';
import { Calendar, emptyCalendar } from './calendar.ts';

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
  oneTable,
);

export async function calendarOf(propertyId: PropertyId): Promise<Calendar> {
  const { data } = await CalendarRow.get({ propertyId }).go({ consistent: true });
  return data ? Calendar.parse(data) : emptyCalendar(propertyId);
}

/** On the condition that nobody changed it since the caller read it. */
export const savingCalendar = (calendar: Calendar): Write =>
  putting(
    calendar.version === 1
      ? CalendarRow.create(calendar).params()
      : CalendarRow.put(calendar)
          .where(({ version }, { eq }) => eq(version, calendar.version - 1))
          .params(),
  );
