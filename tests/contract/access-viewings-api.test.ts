import { viewingClient } from './access/cast.ts';
import { type MatrixTable, testMatrix } from './access/matrix.ts';

const attending = { propertyId: 'prp', timeSlotId: 'slt' };
const feedback = { feedback: { interest: 4, share: true } };
const start = viewingClient.getSlotStart(120);

//           visitor stranger rival buyer seller
const all = '200 200 200 200 200';
const own = '401 200 200 200 200';
const sellers = '401 404 404 404 200';
const sellersOfTwo = '401 404 404 409 200';
const buyersOfTwo = '401 404 404 200 409';
const ofBoth = '401 404 404 200 200';

const table: MatrixTable = {
  asked: [
    ['GET /api/properties/time-slots/{home}', all],
    ['GET /api/my-viewing', own],
    [
      'POST /api/property-time-slot',
      '401 404 404 404 201',
      {
        body: ({ home }) => ({ propertyId: home, start, end: viewingClient.addMinutes(start) }),
        keeps: true,
      },
    ],
    [
      'PUT /api/property-time-slot/{spare}',
      sellers,
      { body: () => ({ start: viewingClient.getSlotStart(98) }), keeps: true },
    ],
    ['DELETE /api/property-time-slot/{spare}', '401 404 404 404 204', { keeps: true }],
    [
      'POST /api/viewing',
      '401 201 409 409 409',
      { body: ({ home, slot }) => ({ ...attending, propertyId: home, timeSlotId: slot }), keeps: true },
    ],
    ['PUT /api/viewing/accept/{slot}/{card}', sellersOfTwo],
    ['PUT /api/viewing/reject/{slot}/{card}', sellersOfTwo],
    ['PUT /api/viewing/reject/{slot}/{card}}', sellersOfTwo],
    [
      'PUT /api/viewing/update/{viewing}/{card}',
      sellersOfTwo,
      { body: ({ spare }) => ({ timeSlotId: spare }) },
    ],
    [
      'PUT /api/viewing/update/{viewing}/{card}',
      buyersOfTwo,
      { body: { status: 'cancelled', reason: 'Ill' } },
    ],
    // A buyer has no access to another buyer's viewing.
    ['PUT /api/viewing/accept/{slot}/{rivalsCard}', '401 404 409 404 200'],
    ['PUT /api/viewing/reject/{slot}/{rivalsCard}', '401 404 409 404 200'],
    [
      'PUT /api/viewing/update/{rivals}/{rivalsCard}',
      '401 404 200 404 409',
      { body: { status: 'cancelled', reason: 'Ill' } },
    ],
    // A card belongs to one viewing.
    [
      'PUT /api/viewing/update/{rivals}/{card}',
      '401 404 409 404 409',
      { body: { status: 'cancelled', reason: 'Ill' } },
    ],
  ],
  proposed: [
    ['PUT /api/viewing/accept/{spare}/{card}', buyersOfTwo],
    ['PUT /api/viewing/reject/{spare}/{card}', buyersOfTwo],
  ],
  booked: [
    ['GET /api/viewing-calendar/{key}', all],
    [
      'PUT /api/viewing/update/{viewing}/{card}',
      ofBoth,
      { body: ({ spare }) => ({ timeSlotId: spare }), fresh: true },
    ],
    [
      'PUT /api/viewing/update/{viewing}/{card}',
      ofBoth,
      { body: { status: 'cancelled', reason: 'Ill' }, fresh: true },
    ],
    ['PUT /api/viewing/update/{viewing}/{card}', '401 404 404 409 409', { body: feedback }],
    [
      'PUT /api/viewing/update/{viewing}/{card}',
      buyersOfTwo,
      { body: { status: 'reconfirmed' }, hours: -12 },
    ],
    ['PUT /api/viewing/update/{viewing}/{card}', sellersOfTwo, { body: { status: 'completed' }, hours: 2 }],
    ['PUT /api/viewing/update/{viewing}/{card}', sellersOfTwo, { body: { status: 'no_show' }, hours: 2 }],
    ['PUT /api/viewing/update/{viewing}/{card}', buyersOfTwo, { body: feedback, hours: 2 }],
  ],
  missed: [
    [
      'PUT /api/viewing/update/{viewing}/{card}',
      buyersOfTwo,
      { body: { status: 'disputed', reason: 'I was there' }, hours: 3 },
    ],
  ],
};

testMatrix(['viewings'], table);
