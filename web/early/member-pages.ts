import type { MemberPage } from './landing-page.ts';

/** What the header asks for on every page of a member. */
export const headerCalls: readonly string[] = ['/api/user', '/api/notifications?page=1&per_page=8'];

/** The first calls of members' pages, letter by letter as the pages make them. */
export const memberPages: readonly MemberPage[] = [
  { path: '/messages', calls: ['/api/messages?page=1&per_page=24'] },
  {
    path: '/messages/:id/:other',
    calls: ['/api/messages?page=1&per_page=24', '/api/buyer-seller-chat/:id/:other'],
  },
  { path: '/my-buying', calls: ['/api/my-buying?page=1&per_page=100'] },
  {
    path: '/my-listing',
    calls: ['/api/properties?page=1&per_page=48', '/api/property-draft', '/api/joint-homes'],
  },
  { path: '/my-listing/:id', calls: ['/api/properties/:id'] },
  {
    path: '/my-listing/:id/offers',
    calls: ['/api/properties/:id', '/api/property-offers/:id?sort=amount&per_page=100'],
  },
  { path: '/edit-property/:id', calls: ['/api/properties/:id'] },
  { path: '/accepted-offer/:id/:other', calls: ['/api/sale/:id/:other'] },
  {
    path: '/property-details/:home/offer',
    calls: ['/api/properties/:home', '/api/buyer-checks', '/api/my-offers?page=1&per_page=1'],
  },
  { path: '/viewings', calls: ['/api/my-viewing?per_page=50&when=upcoming'] },
  { path: '/notifications', calls: ['/api/notifications?page=1&per_page=100'] },
  { path: '/staff', calls: ['/api/staff/tasks?per_page=1', '/api/staff/tasks?page=1'] },
  { path: '/staff/homes/:id', calls: ['/api/staff/tasks?per_page=1', '/api/staff/homes/:id'] },
];
