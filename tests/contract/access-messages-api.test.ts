import { cloud } from '../support/cloud.ts';
import { type MatrixTable, testMatrix } from './access/matrix.ts';
import type { StateIds } from './access/states.ts';

cloud.wake('cases');

const toTheOther = ({ home, seller, buyer }: StateIds, who: string) => ({
  propertyId: home,
  toUserId: who === 'seller' ? buyer : seller,
  body: 'When can we come?',
});
const toSomebody = ({ home, bystander }: StateIds) => ({
  propertyId: home,
  toUserId: bystander,
  body: 'Hello',
});
const about = { type: 'report', category: 'other', email: 'somebody@example.com' };
const home = ({ home: propertyId }: StateIds) => ({ ...about, propertyId });
const message = ({ question: messageId }: StateIds) => ({ ...about, messageId });
const blocking = ({ bystander: userId }: StateIds) => ({ type: 'block', userId });

//           visitor stranger rival buyer seller
const all = '200 200 200 200 200';
const own = '401 200 200 200 200';
const anybody = '401 204 204 204 204';
const loggedIn = '401 200 200 200 200';
const sellers = '401 404 404 404 200';
const sellersOfTwo = '401 404 404 409 200';
const buyersOfTwo = '401 404 404 200 409';
const ofBoth = '401 404 404 200 200';

const table: MatrixTable = {
  talking: [
    ['GET /api/messages', own],
    ['GET /api/messages/{question}', ofBoth],
    ['GET /api/messages/{withFile}/files/{letter}', ofBoth],
    ['GET /api/property-messages/{home}', sellers],
    ['GET /api/buyer-property-messages/{home}', '401 404 200 200 404'],
    ['GET /api/buyer-seller-chat/{home}/{buyer}', ofBoth],
    ['POST /api/messages', '401 404 404 404 404', { body: toSomebody }],
    ['POST /api/messages', '401 201 201 201 201', { body: toTheOther, keeps: true }],
    // Only its author can edit it.
    ['PUT /api/messages/{question}', '401 404 404 200 404', { body: { body: 'Is it dry?' }, keeps: true }],
    ['PUT /api/messages/{answer}', sellers, { body: { body: 'It is.' }, keeps: true }],
    ['PUT /api/messages/update-status/{question}', sellersOfTwo, { body: { status: 'read' }, keeps: true }],
    ['PUT /api/messages/update-status/{question}', ofBoth, { body: { status: 'archived' }, keeps: true }],
    ['PUT /api/messages/update-status/{question}', ofBoth, { body: { status: 'muted' }, keeps: true }],
    ['PUT /api/update-is-read/{answer}', ofBoth, { keeps: true }],
    // Its author removes it for both, the other side hides it.
    ['DELETE /api/messages/{question}', '401 404 404 204 204', { keeps: true }],
    ['GET /api/blocked-users', own],
    ['GET /api/blocked-by', own],
    ['GET /api/cases', loggedIn],
    ['POST /api/report', '201 201 201 201 201', { body: home, keeps: true }],
    ['POST /api/report', '401 404 404 201 201', { body: message, keeps: true }],
    ['POST /api/report', '401 201 201 201 201', { body: blocking, keeps: true }],
    ['GET /api/un-block-user/{bystander}', anybody, { keeps: true }],
    ['POST /api/un-block-user/{bystander}', anybody, { keeps: true }],
    ['DELETE /api/un-block-user/{bystander}', anybody, { keeps: true }],
    ['GET /api/notifications', own],
    [
      'PUT /api/notifications/read',
      '401 404 404 404 200',
      { body: ({ notification: upTo }) => ({ upTo }), keeps: true },
    ],
    ['GET /api/notification-preferences', loggedIn],
    ['PUT /api/notification-preferences', loggedIn, { body: { viewings: true }, keeps: true }],
    ['POST /api/unsubscribe', all, { query: '?key={unsubscribe}', keeps: true }],
    ['POST /api/unsubscribe/undo', all, { query: '?key={unsubscribe}', keeps: true }],
  ],
  // The cards of a chat follow the same rules as the calls of their objects.
  asked: [
    ['PUT /api/messages/update-status/{card}', buyersOfTwo, { body: { status: 'cancelled' } }],
    ['PUT /api/messages/update-status/{card}', sellersOfTwo, { body: { status: 'rejected' } }],
    ['PUT /api/messages/update-status/{card}', sellersOfTwo, { body: { status: 'accepted' } }],
  ],
  offered: [
    ['PUT /api/messages/update-status/{card}', buyersOfTwo, { body: { status: 'cancelled' } }],
    ['PUT /api/messages/update-status/{card}', sellersOfTwo, { body: { status: 'rejected' } }],
    ['PUT /api/messages/update-status/{card}', sellersOfTwo, { body: { status: 'accepted' } }],
  ],
};

testMatrix(['messages', 'moderation', 'notifications'], table);
