import { createFirm } from '../sales/sale-examples.ts';
import { cloud } from '../support/cloud.ts';
import { type MatrixTable, testMatrix } from './access/matrix.ts';
import type { StateIds } from './access/states.ts';

cloud.wake('chains');
const askChange = { action: 'ask_change', amount: 305_000, reason: 'The roof' };
const tooSlow = { reason: 'too_slow' };
// The solicitor keeps the link while the email address stays the same.
const naming = ({ home, email }: StateIds) => ({
  propertyId: home,
  ...createFirm(email ? { email } : {}),
});

const signature = {
  paper: 'memorandum',
  version: 1,
  name: 'Ben Buyer',
  mark: { kind: 'typed', text: 'Ben Buyer' },
  intent: '2026-11-30',
  agrees: true,
};

//           visitor stranger rival buyer seller
const all = '200 200 200 200 200';
const nowhere = '410 410 410 410 410';
const sellersOfTwo = '401 404 404 409 200';
const buyersOfTwo = '401 404 404 200 409';
const ofBoth = '401 404 404 200 200';
const nobodys = '401 404 404 409 409';

const table: MatrixTable = {
  accepted: [
    ['GET /api/my-buying/remove/{home}', '401 404 204 409 404', { keeps: true }],
    ['GET /api/sale/{home}/{seller}', '401 404 404 200 404'],
    ['GET /api/sale/{home}/{buyer}', '401 404 404 404 200'],
    ['GET /api/chain/{offer}', '401 404 404 200 200'],
    ['GET /api/signing/{offer}', '401 404 404 409 409'],
    ['POST /api/signing/{offer}', '401 404 404 409 409', { body: signature, keeps: true }],
    ['POST /api/signing/documenso/webhook', '422 422 422 422 422', { body: {}, keeps: true }],
    ['GET /api/signing/{offer}/provider', '401 404 404 409 409'],
    // On this stage papers are signed on Gable.
    ['POST /api/signing/{offer}/provider', '401 404 404 503 503', { body: { version: 1 }, keeps: true }],
    [
      'POST /api/reservation/{offer}',
      '401 404 404 409 409',
      { body: { seenVersion: 0, terms: { weeks: 8, costsPence: 1_000_00, reasons: [] } }, keeps: true },
    ],
    [
      'PUT /api/reservation/{offer}',
      '401 404 404 409 409',
      { body: { seenVersion: 0, action: 'accept' }, keeps: true },
    ],
    ['DELETE /api/chain/{offer}/tie', '401 404 404 404 404'],
    [
      'POST /api/chain/{offer}/tie',
      '401 404 404 201 201',
      { body: { agrees: true, to: { phase: 'agreed' } } },
    ],
    ['PUT /api/chain/{offer}/outside', '401 404 404 409 409', { body: { phase: 'ready' }, keeps: true }],
    [
      'POST /api/chain/{offer}/invitation',
      '401 404 404 409 409',
      { body: { email: 'agent@access.example.com', role: 'agent' }, keeps: true },
    ],
    ['DELETE /api/chain/{offer}/invitation', '401 404 404 409 409', { keeps: true }],
    ['POST /api/chain-invitation', nowhere, { body: { key: 'x'.repeat(43) }, keeps: true }],
    [
      'PUT /api/chain-invitation',
      nowhere,
      { body: { key: 'x'.repeat(43), said: { phase: 'ready' } }, keeps: true },
    ],
    ['PUT /api/accept-offer/{rivals}', '401 404 403 404 409', { body: {} }],
    ['PUT /api/offers/{offer}', ofBoth, { body: askChange, fresh: true }],
    ['PUT /api/offers/{offer}', sellersOfTwo, { body: { action: 'release', ...tooSlow }, fresh: true }],
    ['PUT /api/offers/{offer}', buyersOfTwo, { body: { action: 'withdraw', ...tooSlow }, fresh: true }],
    ['POST /api/sale/{home}/memorandum', '401 404 404 409 201'],
    ['POST /api/solicitor', '401 404 404 201 201', { body: naming }],
  ],
  changeAsked: [
    ['PUT /api/offers/{offer}', sellersOfTwo, { body: { action: 'decline_change' } }],
    ['PUT /api/offers/{offer}', sellersOfTwo, { body: { action: 'agree_change' } }],
  ],
  backAgain: [['PUT /api/offers/{rivals}', '401 404 200 404 409', { body: { action: 'reconfirm' } }]],
  instructed: [
    ['GET /api/sale/{home}/{seller}', '401 404 404 200 404'],
    ['GET /api/memorandum/{paper}', all],
    ['POST /api/sale/{home}/memorandum', nobodys],
    ['GET /api/signing/{offer}', '401 404 404 200 200'],
    // Names on its paper are to fit those of the accounts, which they don't here.
    [
      'POST /api/reservation/{offer}',
      '401 404 404 409 409',
      { body: { seenVersion: 0, terms: { weeks: 8, costsPence: 1_000_00, reasons: [] } }, keeps: true },
    ],
    ['POST /api/sale-link', all, { body: ({ token }) => ({ token }), keeps: true }],
    ['PUT /api/solicitor/{solicitor}', '401 404 404 200 404', { body: naming, keeps: true }],
    ['PUT /api/sale/{home}/details', ofBoth, { body: { party: { chain: 'None' } }, keeps: true }],
    ['PUT /api/sale/{home}/milestone', ofBoth, { body: { key: 'id_checks', done: true }, keeps: true }],
    [
      'PUT /api/sale/{home}/milestone',
      buyersOfTwo,
      { body: { key: 'searches_ordered', done: true }, keeps: true },
    ],
    [
      'PUT /api/sale/{home}/handover',
      '401 404 404 409 409',
      { body: { key: 'keys', done: true }, keeps: true },
    ],
    [
      'PUT /api/sale/{home}/review',
      '401 404 404 409 409',
      { body: { stars: 5, text: 'Always fair.' }, keeps: true },
    ],
    [
      'PUT /api/sale-link/milestone',
      all,
      { body: ({ token }) => ({ token, key: 'enquiries_raised', done: true }), keeps: true },
    ],
    ['POST /api/solicitor', nobodys, { body: naming }],
    ['POST /api/sale/{home}/solicitor-link', '401 404 404 201 201', { keeps: true }],
  ],
};

testMatrix(['sales', 'signatures', 'chains'], table);
