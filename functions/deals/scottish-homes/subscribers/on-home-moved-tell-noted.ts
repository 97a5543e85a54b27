import { PropertyStatusChanged } from '../../../../events/property.ts';
import { commit } from '../../../kernel/data/table.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { buildInterestNoteWrite, listInterestNotesOfHome } from '../adapters/interest-note-repository.ts';
import { findNotedChange, tellNoted } from '../domain/interest-note.ts';

/** A transaction has room for a hundred rows. */
const notesTogether = 80;

/** Tells those who noted interest that a home is under offer, back on sale or off the market, unless that is past. */
export const handler = subscriber(
  'scottish-homes-on-home-moved-tell-noted',
  { on: [PropertyStatusChanged], needs: ['table:write'] },
  async ({ data }, { id: eventId }) => {
    const change = findNotedChange(data);
    if (!change) return;
    const home = await findProperty(data.propertyId);
    if (home?.address.nation !== 'scotland' || home.status !== data.to) return;
    const all = await listInterestNotesOfHome(home.id);
    for (let start = 0; start < all.length; start += notesTogether) {
      const part = all.slice(start, start + notesTogether);
      const { notes, events } = tellNoted(home, part, { to: change, eventId });
      await commit(notes.map(buildInterestNoteWrite), events);
    }
  },
);
