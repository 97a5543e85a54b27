import { advertText } from '../../support/clients/own-adverts.ts';
import { createPushClient } from '../../support/clients/push-devices.ts';
import { password } from '../../support/clients/visitor.ts';
import { cloud } from '../../support/cloud.ts';
import {
  everyone,
  members,
  loggedIn,
  owners,
  ownersNew,
  ownersConflict,
  buyers,
  bothSides,
  nowhere,
  nowhereForMembers,
  toFixedBody,
  toAnswerBody,
  toValueBody,
  reason,
  reportText,
  consentSignature,
} from './answers.ts';
import type { AccessRow } from './try-table.ts';
import type { WorldIds } from './world.ts';

export const jointOwners: readonly AccessRow[] = [
  ['GET /api/joint-owners/{home}', owners],
  ['GET /api/joint-owners/{live}', owners],
  ['POST /api/joint-owners/{live}', ownersNew, toFixedBody({ name: 'Jim Joint', email: 'jim@example.com' })],
  ['GET /api/joint-owners/{home}/consent', '401 404 404 404 409 404'],
  ['GET /api/joint-owners/{live}/consent', nowhereForMembers],
  ['POST /api/joint-owners/{home}/consent', '401 404 404 404 409 404', toFixedBody(consentSignature)],
  ['POST /api/joint-owners/{live}/{pending}/send', ownersNew],
  ['POST /api/joint-owners/{home}/{accepted}/send', ownersConflict],
  ['POST /api/joint-owners/{live}/{pending}/withdraw', owners, toFixedBody({})],
  ['POST /api/joint-owners/{home}/{accepted}/withdraw', owners, reason],
  ['POST /api/joint-owner-invitation', everyone, toValueBody('invitation')],
  // To others an answered link does not open.
  ['POST /api/joint-owner-invitation', '410 410 410 410 200 410', toValueBody('answered')],
  ['POST /api/joint-owner-invitation/consent', '401 200 - - - -', toValueBody('invitation')],
  ['POST /api/joint-owner-invitation/answer', '401 200 409 - - -', toAnswerBody('invitation')],
  ['POST /api/joint-owner-invitation/answer', '401 410 410 410 409 410', toAnswerBody('answered')],
  ['GET /api/joint-homes', members],
  ['GET /api/joint-homes/{home}', '401 404 404 404 200 404'],
  ['GET /api/joint-homes/{live}', '401 404 404 404 404 404'],
  [
    'PUT /api/joint-homes/{home}/notices',
    '401 404 404 404 200 404',
    toFixedBody({ offers: true, viewings: false }),
  ],
  [
    'PUT /api/joint-homes/{live}/notices',
    '401 404 404 404 404 404',
    toFixedBody({ offers: true, viewings: false }),
  ],
  ['DELETE /api/joint-homes/{home}', '401 404 404 404 204 404'],
  ['DELETE /api/joint-homes/{live}', '401 404 404 404 404 404'],
];

const byShortlistKey = { body: ({ shortlistKey: key }: WorldIds) => ({ key }) };
const bothOfShortlist = '401 404 404 200 200 404';
export const shortlists: readonly AccessRow[] = [
  ['GET /api/shortlist', members],
  ['GET /api/shortlist/homes', members],
  ['PUT /api/shortlist/homes/{live}', bothOfShortlist, toFixedBody({ vote: 'love' })],
  ['PUT /api/shortlist/homes/{home}', nowhereForMembers, toFixedBody({ vote: 'love' })],
  ['GET /api/day-plan', bothOfShortlist, { query: 'day=2030-01-05&property_ids={live}' }],
  ['GET /api/day-plan', nowhereForMembers, { query: 'day=2030-01-05&property_ids={home}' }],
  [
    'POST /api/shortlist/invitation',
    '401 201 409 409 409 201',
    toFixedBody({ email: 'sam@access.example.com' }),
  ],
  ['POST /api/shortlist-invitation', everyone, { ...byShortlistKey, keeps: true }],
  ['POST /api/shortlist-invitation/accept', '401 200 409 409 409 200', byShortlistKey],
  ['DELETE /api/shortlist', '401 404 409 204 204 404', { query: 'state=shared' }],
];

const flooding = { answers: { flooding: { value: 'yes', source: 'owner' } } };
export const salePacks: readonly AccessRow[] = [
  ['GET /api/sale-packs/{home}', bothSides],
  ['GET /api/sale-packs/{live}', '401 404 402 404 404 404'],
  ['PUT /api/sale-packs/{home}', owners, toFixedBody({ ...flooding, version: 1 })],
  ['PUT /api/sale-packs/{live}', '401 404 402 404 404 404', toFixedBody({ ...flooding, version: 0 })],
  ['GET /api/sale-packs/{home}/file', bothSides],
  ['GET /api/sale-packs/{live}/file', '401 404 404 404 404 404'],
  ['GET /api/sale-packs/{home}/claims', bothSides],
  ['GET /api/sale-packs/{live}/claims', '401 404 404 404 404 404'],
];

const askers = '401 200 409 200 - -';
export const scottishHomes: readonly AccessRow[] = [
  ['GET /api/scottish-homes/{glen}', members],
  ['GET /api/scottish-homes/{glen}/interest', owners],
  ['GET /api/my-interest', members],
  ['POST /api/home-reports/{glen}/open', bothSides],
  ['POST /api/home-reports/{glen}', askers, { body: () => ({ agreesToPdf: true }), keeps: true }],
  [
    'PUT /api/home-reports/{glen}/requests/{buyer}',
    ownersConflict,
    { body: () => ({ answer: 'hand_out' }), keeps: true },
  ],
  ['PUT /api/interest-notes/{glen}', askers, { body: () => ({}), keeps: true }],
  ['DELETE /api/interest-notes/{glen}', buyers],
];

export const cases: readonly AccessRow[] = [
  [
    'POST /api/report',
    '201 201 - - - -',
    {
      body: ({ home: propertyId }) => ({
        type: 'report',
        category: 'other',
        email: 'passer@example.com',
        propertyId,
      }),
    },
  ],
  ['GET /api/cases', loggedIn],
  ['GET /api/cases/{reported}', '404 404 404 200 404 404'],
  ['GET /api/cases/{decided}', '404 404 200 200 404 404'],
  ['GET /api/cases/{decided}', everyone, { query: 'key={caseKey}' }],
  ['GET /api/cases/{decided}', '404 404 200 200 404 404', { query: 'key=guess' }],
  ['POST /api/cases/{reported}/appeal', '404 404 404 409 404 404', toFixedBody({ words: reportText })],
  ['POST /api/cases/{decided}/appeal', '404 404 201 409 404 404', toFixedBody({ words: reportText })],
  [
    'POST /api/cases/{decided}/appeal',
    '201 201 - - - -',
    { body: ({ caseKey: key }) => ({ key, words: reportText }) },
  ],
  ['POST /api/cases/{appealed}/appeal', '404 404 409 409 404 404', toFixedBody({ words: reportText })],
];

const chain = { evidence: { kind: 'chain', position: 'first_time_buyer' }, version: 0 };
export const checks: readonly AccessRow[] = [
  ['GET /api/buyer-checks', members],
  ['POST /api/buyer-checks', '401 201 201 409 201 201', toFixedBody(chain)],
  // Two have a first and a last name, in which the accounts have to be.
  ['POST /api/buyer-checks/bank', '401 201 409 409 201 409', toFixedBody({ amountPence: 21_500_000 })],
  [
    'POST /api/buyer-checks/bank/finish',
    '401 409 - - - -',
    toFixedBody({ state: 'forged', browserKey: 'forged', code: 'forged' }),
  ],
  ['POST /api/buyer-checks/{check}/withdraw', buyers, toFixedBody({ version: 1 })],
  ['POST /api/buyer-checks/{funds}/withdraw', buyers, toFixedBody({ version: 2 })],
  ['GET /api/buyer-reach/{home}', owners],
  ['GET /api/user/identity-check', loggedIn],
  // The stranger has the name that a document is compared with; of the joint owner staff look at a check.
  ['POST /api/user/identity-check', '401 201 409 409 409 409'],
];

const proof = { password, code: '123456' };
const withoutApp = '401 409 - - - -';
export const twoStep: readonly AccessRow[] = [
  ['POST /api/user/two-step', '401 200 - - - -', toFixedBody({ password })],
  ['POST /api/user/two-step/confirm', '401 409 - - - -', toFixedBody(proof)],
  ['DELETE /api/user/two-step', withoutApp, toFixedBody(proof)],
  ['POST /api/user/two-step/recovery-codes', withoutApp, toFixedBody(proof)],
  ['POST /api/user/two-step/passkeys/session', withoutApp, toFixedBody(proof)],
  ['PUT /api/user/two-step/passkeys', withoutApp, toFixedBody({ accessToken: 'no-token' })],
  ['GET /api/user/api-keys', loggedIn],
  [
    'POST /api/user/api-keys',
    '401 201 - - - -',
    toFixedBody({ password, name: 'Diary', scopes: ['viewings:read'], days: 90 }),
  ],
  ['POST /api/user/api-keys/{apiKey}/rotate', ownersNew, toFixedBody({ password })],
  ['DELETE /api/user/api-keys/{apiKey}', '401 404 204 404 404 404'],
];

const byOrganisationKey = { body: ({ organisationKey: key }: WorldIds) => ({ key }) };
/** The owner is an admin, the joint owner a developer. */
const adminsOfOrganisation = '401 404 200 404 403 404';
const adminsEnd = '401 404 204 404 403 404';
const membersOfOrganisation = '401 404 201 404 201 404';
export const organisations: readonly AccessRow[] = [
  ['GET /api/organisations', loggedIn],
  ['POST /api/organisations', '401 201 - - - -', toFixedBody({ name: 'A new portal' })],
  [
    'POST /api/organisations/{organisation}/invitations',
    '401 404 201 404 403 404',
    toFixedBody({ email: 'dev@example.com', role: 'developer' }),
  ],
  ['DELETE /api/organisations/{organisation}/invitations/{organisationInvitation}', adminsEnd],
  ['POST /api/organisation-invitation', everyone, { ...byOrganisationKey, keeps: true }],
  ['POST /api/organisation-invitation/accept', '401 200 409 200 409 200', byOrganisationKey],
  [
    'PUT /api/organisations/{organisation}/members/{owner}',
    adminsOfOrganisation,
    toFixedBody({ role: 'admin' }),
  ],
  // The last admin stays.
  ['DELETE /api/organisations/{organisation}/members/{owner}', '401 404 409 404 403 404'],
  [
    'POST /api/organisations/{organisation}/keys',
    membersOfOrganisation,
    toFixedBody({ name: 'Feed', scopes: ['search:read'], days: 90 }),
  ],
  ['POST /api/organisations/{organisation}/keys/{organisationOwnKey}/rotate', membersOfOrganisation],
  ['DELETE /api/organisations/{organisation}/keys/{organisationOwnKey}', '401 404 204 404 204 404'],
  ['DELETE /api/organisations/{organisation}', adminsEnd],
];

const toSealedBody = (name: string, purpose: string) => ({
  body: ({ [name]: value }: WorldIds) => ({ value, purpose }),
  keeps: true as const,
});
export const papers: readonly AccessRow[] = [
  ['POST /api/encrypt', members, { body: () => ({ purpose: 'invite', data: 'A home' }), keeps: true }],
  ['POST /api/decrypt', everyone, toSealedBody('shared', 'share_link')],
  ['POST /api/decrypt', '422 422 422 200 422 422', toSealedBody('sealedForBuyer', 'accepted_offer')],
  ['POST /api/decrypt', '422 422 422 422 422 422', toSealedBody('sealedForBuyer', 'share_link')],
  ['GET /api/consents', loggedIn],
  ['POST /api/consents', '401 201 - - - -', toFixedBody({ purpose: 'advertising', given: true })],
  ['POST /api/own-adverts', '401 201 - - - -', toFixedBody({ text: advertText })],
  [
    'POST /api/own-adverts/{ownAdvert}/confirmation',
    owners,
    toFixedBody({ ownHome: true, mayUseContent: true }),
  ],
  // A pasted text has no pictures.
  ['POST /api/own-adverts/{ownAdvert}/pictures/0', nowhereForMembers],
  ['GET /api/user/webhooks', loggedIn],
  [
    'POST /api/user/webhooks',
    '401 201 - - - -',
    toFixedBody({ url: 'https://hooks.example.com/', types: ['offer.made.v1'] }),
  ],
  ['PUT /api/user/webhooks/{hook}', owners, toFixedBody({ types: ['offer.made.v1'] })],
  ['POST /api/user/webhooks/{hook}/secret', ownersNew],
  ['GET /api/user/webhooks/{hook}/deliveries', '401 404 200 404 404 404'],
  ['POST /api/user/webhooks/{hook}/deliveries/whd_evt_1/replay', nowhereForMembers],
  ['DELETE /api/user/webhooks/{hook}', '401 404 204 404 404 404'],
  ['GET /api/user/push', loggedIn],
  ['POST /api/user/push', '401 201 - - - -', { body: () => createPushClient(cloud).createDevice().body }],
  ['PUT /api/user/push/choice', loggedIn, toFixedBody({ offers: true })],
  ['DELETE /api/user/push/{device}', '401 404 204 404 404 404'],
  ['GET /api/user/calendar-feed', loggedIn],
  ['POST /api/user/calendar-feed', '401 201 - - - -'],
  ['DELETE /api/user/calendar-feed', '401 204 - - - -'],
  // The owner has asked for a copy today.
  ['POST /api/user/export', '401 202 429 - - -'],
  ['GET /api/user/export', '401 202 429 - - -'],
  ['GET /api/data-exports', loggedIn],
];

export const listingReviews: readonly AccessRow[] = [
  ['GET /api/address-proofs/{held}', owners],
  ['GET /api/address-proofs/{home}', owners],
  [
    'POST /api/address-proofs/{held}',
    ownersNew,
    { body: ({ proof: id }) => ({ documents: [{ id, name: 'Title register.pdf' }] }) },
  ],
];

export const ownershipChecks: readonly AccessRow[] = [
  ['GET /api/ownership-checks/{home}', owners],
  // The owner's identity is not checked.
  ['POST /api/ownership-checks/{home}', ownersConflict, toFixedBody({})],
  [
    'POST /api/ownership-checks/{home}/documents',
    ownersConflict,
    {
      body: ({ proof: id }) => ({ capacity: 'executor', documents: [{ id, name: 'Grant of probate.pdf' }] }),
    },
  ],
];

/** Each owner speaks for themselves. */
const everyOwner = '401 404 200 404 200 404';
export const portals: readonly AccessRow[] = [
  ['GET /api/portals/{home}', everyOwner],
  ['GET /api/portals/{home}/file', everyOwner],
  ['PUT /api/portals/{home}', everyOwner, toFixedBody({ portals: [] })],
];

const ofCommenter = '401 403 403 200 403 200';
export const blog: readonly AccessRow[] = [
  ['GET /api/blogs', '403 403 403 403 403 200', { query: 'status=draft' }],
  ['GET /api/blogs/show/{slug}', everyone],
  ['GET /api/blogs/show/{draftSlug}', nowhere],
  [
    'POST /api/blogs/comment',
    '401 201 - - - -',
    { body: ({ post: blogId }) => ({ blogId, body: 'So did we.' }) },
  ],
  [
    'POST /api/blogs/comment',
    '401 404 404 404 404 404',
    { body: ({ draft: blogId }) => ({ blogId, body: 'So did we.' }) },
  ],
  ['PUT /api/blogs/comment/{comment}', ofCommenter, toFixedBody({ body: 'We had two.' })],
  ['PUT /api/blogs/comment/{waiting}', '401 200 404 404 404 200', toFixedBody({ body: 'We had two.' })],
  ['DELETE /api/blogs/comment/{comment}', '401 403 403 204 403 204'],
  ['DELETE /api/blogs/comment/{waiting}', '401 204 404 404 404 204'],
];

export const referrals: readonly AccessRow[] = [
  ['GET /api/referral/user-referral/count-by-referrer', members],
  [
    'POST /api/referral/user-referral/create',
    '401 404 404 404 404 404',
    toFixedBody({ referralCode: 'NSUCHCDE' }),
  ],
  ['GET /api/referral/user-referral/redeem-points', '401 409 - - - -'],
  ['POST /api/referral/user-referral/redeem-points', '401 409 - - - -'],
  ['POST /api/ecologi', owners, { body: ({ packageId }) => ({ propertyPackageId: packageId }) }],
];
