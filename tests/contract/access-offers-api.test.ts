import { cloud } from '../support/cloud.ts';
import { type MatrixTable, testMatrix } from './access/matrix.ts';
import type { StateIds } from './access/states.ts';

const anOffer = ({ home }: StateIds) => ({
  propertyId: home,
  amount: 300_000,
  funding: 'cash',
  position: 'ftb',
});
const counter = { action: 'counter', amount: 318_000 };
const askChange = { action: 'ask_change', amount: 305_000, reason: 'The roof' };
const tooSlow = { reason: 'too_slow' };
const inTwoDays = () => new Date(cloud.clock.now() + 48 * 3_600_000).toISOString();

//           visitor stranger rival buyer seller
const own = '401 200 200 200 200';
const sellersOfTwo = '401 404 404 409 200';
const sellersAlone = '401 404 404 403 200';
const buyersOfTwo = '401 404 404 200 409';
const ofBoth = '401 404 404 200 200';
const nobodys = '401 404 404 409 409';
const buyers = '401 404 204 204 404';

const table: MatrixTable = {
  offered: [
    ['GET /api/my-offers', own],
    ['GET /api/my-buying', own],
    ['GET /api/property-offers/{home}', own],
    ['GET /api/offers/{offer}/documents/{proof}', ofBoth],
    ['GET /api/offers/{rivals}/documents/{proof}', '401 404 404 404 404'],
    ['GET /api/my-buying/remove/{home}', buyers, { keeps: true }],
    ['POST /api/my-buying/remove/{home}', buyers, { keeps: true }],
    ['DELETE /api/my-buying/remove/{home}', buyers, { keeps: true }],
    ['POST /api/my-buying/restore/{home}', buyers, { keeps: true }],
    ['PUT /api/offers/{offer}', buyersOfTwo, { body: { amount: 312_000 }, keeps: true }],
    ['PUT /api/offers/{rivals}', '401 404 200 404 409', { body: { amount: 311_000 }, keeps: true }],
    ['POST /api/offers', '401 201 409 409 409', { body: anOffer, keeps: true }],
    ['PUT /api/offers/{offer}', nobodys, { body: { action: 'accept_counter' } }],
    ['PUT /api/offers/{offer}', nobodys, { body: { action: 'reconfirm' } }],
    ['PUT /api/offers/{offer}', nobodys, { body: askChange }],
    ['PUT /api/offers/{offer}', nobodys, { body: { action: 'release', ...tooSlow } }],
    ['DELETE /api/best-and-final/{home}', '401 404 404 404 409'],
    ['POST /api/best-and-final/{home}', '401 404 404 404 201', { body: () => ({ deadline: inTwoDays() }) }],
    ['PUT /api/offers/{offer}', sellersOfTwo, { body: counter }],
    ['PUT /api/accept-offer/{offer}', sellersAlone, { body: {} }],
    ['PUT /api/reject-offer/{offer}', sellersOfTwo, { body: { reason: 'too_low' } }],
    ['PUT /api/offers/{offer}', buyersOfTwo, { body: { action: 'withdraw' } }],
  ],
  round: [
    ['PUT /api/accept-offer/{offer}', '401 404 404 403 409', { body: {} }],
    ['DELETE /api/best-and-final/{home}', '401 404 404 404 204'],
  ],
  countered: [
    ['PUT /api/offers/{offer}', buyersOfTwo, { body: { action: 'reject_counter' } }],
    ['PUT /api/offers/{offer}', buyersOfTwo, { body: { action: 'accept_counter' } }],
  ],
};

testMatrix(['offers'], table);
