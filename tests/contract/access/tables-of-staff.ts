import {
  everyone,
  members,
  owners,
  ownersConflict,
  ownersNew,
  staffs,
  staffsNew,
  staffsDone,
  nowhere,
  reportText,
  toFixedBody,
  reason,
} from './answers.ts';
import type { AccessRow } from './try-table.ts';
import type { WorldIds } from './world.ts';

const setting = { key: 'referral_points', value: 120 };
export const configuration: readonly AccessRow[] = [
  ['GET /api/common/configurations', everyone],
  ['GET /api/common/configurations/get-by-key/{setting}', everyone],
  ['POST /api/common/configurations', staffsNew, toFixedBody(setting)],
  ['GET /api/staff/configurations', staffs],
  ['GET /api/staff/configurations/{setting}/history', staffs],
];

const question = { name: 'Ann Asker', topic: 'selling', message: 'How long does it run for?', consent: true };
export const enquiries: readonly AccessRow[] = [
  [
    'POST /api/contact-us',
    '201 201 201 201 201 201 201 201',
    toFixedBody({ ...question, email: 'ann@example.com' }),
  ],
  [
    'POST /api/contact-us/conversation',
    everyone,
    { body: ({ ticketLink: token }) => ({ token }), keeps: true },
  ],
  [
    'POST /api/contact-us/reply',
    everyone,
    { body: ({ ticketLink: token }) => ({ token, message: 'And what comes then?' }) },
  ],
  ['GET /api/staff/tickets', staffs],
  ['GET /api/staff/tickets/{ticket}', staffs],
  ['POST /api/staff/tickets/{ticket}/reply', staffs, toFixedBody({ message: 'For its days.', version: 1 })],
  ['POST /api/staff/tickets/{ticket}/note', staffs, toFixedBody({ note: 'Sells in Leeds' })],
  ['POST /api/staff/tickets/{ticket}/close', staffs, toFixedBody({ version: 1 })],
  [
    'POST /api/staff/tickets/{endedTicket}/close',
    '401 403 403 403 403 409 403 401',
    toFixedBody({ version: 2 }),
  ],
];

export const listingReviews: readonly AccessRow[] = [
  ['GET /api/address-proofs/{held}', owners],
  ['GET /api/address-proofs/{home}', owners],
  [
    'POST /api/address-proofs/{held}',
    ownersNew,
    { body: ({ proof: id }) => ({ documents: [{ id, name: 'Title register.pdf' }] }) },
  ],
  ['GET /api/staff/reviews', staffs],
  ['GET /api/staff/reviews/{held}', staffs],
  ['POST /api/staff/reviews/{held}', staffs, toFixedBody({ outcome: 'approved' })],
  ['POST /api/staff/reviews/{live}', '401 403 403 403 403 404 403 401', toFixedBody({ outcome: 'approved' })],
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
  ['GET /api/staff/ownership-checks/{owned}', staffs],
  [
    'POST /api/staff/ownership-checks/{owned}/decide',
    staffs,
    {
      body: ({ ownedVersion, ownedHomeVersion }) => ({
        outcome: 'declined',
        reason: reportText,
        version: Number(ownedVersion),
        homeVersion: Number(ownedHomeVersion),
      }),
    },
  ],
];

/** Each owner speaks for themselves. */
const everyOwner = '401 404 200 404 200 404 403 401';
export const portals: readonly AccessRow[] = [
  ['GET /api/portals', everyone],
  ['GET /api/portals/{home}', everyOwner],
  ['GET /api/portals/{home}/file', everyOwner],
  ['PUT /api/portals/{home}', everyOwner, toFixedBody({ portals: [] })],
  ['GET /api/staff/portals', staffs, { query: 'portal=rightmove&state=on' }],
  // It was never sent.
  [
    'POST /api/staff/portals/{home}/send',
    '401 403 403 403 403 404 403 401',
    toFixedBody({ portal: 'rightmove' }),
  ],
];

const createPost = ({ category: categoryId }: WorldIds) => ({
  title: 'Who may do what',
  body: '<p>Everyone reads, staff write.</p>',
  categoryId,
  tags: [],
});
const ofCommenter = '401 403 403 200 403 200 403 401';
export const blog: readonly AccessRow[] = [
  ['GET /api/blogs', everyone],
  ['GET /api/blogs', '403 403 403 403 403 200 403 403', { query: 'status=draft' }],
  ['GET /api/blogs/show/{slug}', everyone],
  ['GET /api/blogs/show/{draftSlug}', nowhere],
  ['POST /api/blogs/view', '204 204 204 204 204 204 204 204', { body: ({ post: blogId }) => ({ blogId }) }],
  ['GET /api/blogs/post-category', everyone],
  ['GET /api/blogs/post-category/show/{category}', everyone],
  ['GET /api/blogs/tags', everyone],
  ['GET /api/blogs/tags/popular', everyone],
  ['GET /api/blogs/feed', everyone],
  [
    'POST /api/blogs/comment',
    '401 201 201 201 201 201 403 401',
    { body: ({ post: blogId }) => ({ blogId, body: 'So did we.' }) },
  ],
  [
    'POST /api/blogs/comment',
    '401 404 404 404 404 404 403 401',
    { body: ({ draft: blogId }) => ({ blogId, body: 'So did we.' }) },
  ],
  ['PUT /api/blogs/comment/{comment}', ofCommenter, toFixedBody({ body: 'We had two.' })],
  [
    'PUT /api/blogs/comment/{waiting}',
    '401 200 404 404 404 200 403 401',
    toFixedBody({ body: 'We had two.' }),
  ],
  ['DELETE /api/blogs/comment/{comment}', '401 403 403 204 403 204 403 401'],
  ['DELETE /api/blogs/comment/{waiting}', '401 204 404 404 404 204 403 401'],
  ['POST /api/blogs/create', staffsNew, { body: createPost }],
  ['PUT /api/blogs/update/{draft}', staffs, toFixedBody({ title: 'Who may do what', version: 1 })],
  ['DELETE /api/blogs/delete/{draft}', staffsDone],
  ['GET /api/staff/blogs/{draft}', staffs],
  ['POST /api/blogs/post-category', staffsNew, toFixedBody({ name: 'Letters' })],
  ['PUT /api/blogs/post-category/{empty}', staffs, toFixedBody({ name: 'Letters', version: 1 })],
  ['PUT /api/blogs/post-category', staffs, { body: ({ category, empty }) => ({ ids: [empty, category] }) }],
  ['DELETE /api/blogs/post-category/{empty}', staffsDone],
  ['DELETE /api/blogs/post-category/{category}', '401 403 403 403 403 409 403 401'],
  ['GET /api/staff/comments', staffs],
  ['PUT /api/staff/comments/{waiting}', staffs, toFixedBody({ decision: 'approve', version: 1 })],
];

const block = toFixedBody({ reason: 'fraud', words: 'You asked buyers for a deposit outside of Gable.' });
export const desk: readonly AccessRow[] = [
  ['GET /api/staff/payments', staffs, { query: 'q={owner}' }],
  [
    'POST /api/staff/payments/{payment}/refund',
    '401 403 403 403 403 202 403 401',
    {
      body: ({ paymentVersion }) => ({
        amountPence: 100,
        reason: 'Goodwill towards them',
        version: Number(paymentVersion),
      }),
    },
  ],
  ['GET /api/staff/tasks', staffs],
  ['POST /api/staff/tasks/{task}/take', staffsDone],
  ['POST /api/staff/tasks/{task}/release', staffsDone],
  ['POST /api/staff/tasks/{task}/done', '401 403 403 403 403 409 403 401', reason],
  ['GET /api/staff/search', staffs, { query: 'q=olive' }],
  ['GET /api/staff/newest-payments', staffs],
  ['GET /api/staff/books', staffs, { query: 'month=2026-11' }],
  ['GET /api/staff/payouts', staffs, { query: 'month=2026-11' }],
  ['GET /api/staff/payouts/{payout}', '401 403 403 403 403 404 403 401'],
  ['GET /api/staff/board', staffs, { query: 'from=2026-11-01&to=2026-11-30' }],
  ['GET /api/staff/people', staffs],
  ['GET /api/staff/people/{owner}', staffs],
  ['POST /api/staff/people/{bystander}/block', staffs, block],
  ['POST /api/staff/people/{blocked}/block', '401 403 403 403 403 409 403 401', block],
  ['POST /api/staff/people/{blocked}/unblock', staffsDone, reason],
  ['GET /api/staff/homes', staffs],
  ['GET /api/staff/homes/{home}', staffs],
  ['POST /api/staff/homes/{live}/remove', staffsDone, reason],
  ['POST /api/staff/homes/{removed}/restore', staffsDone, reason],
  ['POST /api/staff/homes/{live}/restore', '401 403 403 403 403 409 403 401', reason],
];

const application = {
  name: 'Ada Affiliate',
  email: 'ada@example.com',
  phone: '07700 900123',
  town: 'Leeds',
  why: 'I write about moving house for people in Leeds.',
  consent: true,
};
export const referrals: readonly AccessRow[] = [
  ['GET /api/referral/user-referral/count-by-referrer', members],
  [
    'POST /api/referral/user-referral/create',
    '401 404 404 404 404 404 403 401',
    toFixedBody({ referralCode: 'NSUCHCDE' }),
  ],
  ['GET /api/referral/user-referral/redeem-points', '401 409 409 409 409 409 403 401'],
  ['POST /api/referral/user-referral/redeem-points', '401 409 409 409 409 409 403 401'],
  ['POST /api/grand-ambassador', '201 201 201 201 201 201 201 201', toFixedBody(application)],
  ['GET /api/staff/applications', staffs],
  [
    'POST /api/staff/applications/{application}/approve',
    staffs,
    toFixedBody({ code: 'ACCESSCDE', points: 250 }),
  ],
  ['POST /api/staff/applications/{application}/decline', staffs, reason],
  ['POST /api/ecologi', owners, { body: ({ packageId }) => ({ propertyPackageId: packageId }) }],
  ['GET /api/carbon/impact', everyone],
];
