import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInvitation } from '../../functions/deals/viewings/adapters/calendar-invitation.ts';
import { applyCancellation } from '../../functions/deals/viewings/domain/cancellation.ts';
import { applyViewingAcceptance } from '../../functions/deals/viewings/domain/responses.ts';
import { createProperty } from '../properties/property-examples.ts';
import { createSlot, createStamp, toViewing } from '../viewings/viewing-examples.ts';
import type { Judge } from './judge.ts';
import { emptyFolder, fetchPythonPackage, readOutput } from './programs.ts';

const hosting = { siteUrl: 'https://gable.example', organiser: 'hello@gable.example' };
const attendee = { name: 'Siân O’Brien, of "Tŷ Gwyn"; Cardiff', email: 'sian@example.com' };

/** The calendar package of Python on an invitation, its cancellation and the file of a calendar link. */
export const calendar: Judge = {
  needsSite: false,
  async findFaults() {
    const python = join(fetchPythonPackage('icalendar==7.3.2'), 'python');
    const written = emptyFolder('calendar');
    const confirmed = applyViewingAcceptance(toViewing(createSlot(1, 48)), 'seller', createStamp(1)).viewing;
    const cancelled = applyCancellation(confirmed, 'seller', 'Ill', createStamp(2)).viewing;
    const home = createProperty();
    const invitations = [
      createInvitation(confirmed, 'buyer', home, { ...hosting, attendee }),
      createInvitation(cancelled, 'buyer', home, { ...hosting, attendee }),
      createInvitation(confirmed, 'seller', home, hosting),
    ];
    const files = invitations.map((invitation, nth) => {
      const file = join(written, `${nth}-${invitation?.method ?? 'none'}.ics`);
      writeFileSync(file, invitation?.content ?? '');
      return file;
    });
    return readOutput(python, ['tests/judges/read_calendar.py', ...files])
      .split('\n')
      .filter(Boolean);
  },
};
