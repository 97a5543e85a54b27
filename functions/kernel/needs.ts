/**
 * What a function may access; infra/ turns each into grants and environment variables, and grants nothing
 * else.
 */
export const needs = [
  'table:read',
  'table:write',
  /** Read, or add to, the records of ledger and receipts. Records are never updated or deleted. */
  'books:read',
  'books:append',
  /** Read the trails of staff and of properties; add an act of staff; add to a property's trail. */
  'trails:read',
  'staff-acts:append',
  'property-trail:append',
  /** Read the signatures on papers; add one. */
  'signatures:read',
  'signatures:append',
  'idempotency',
  /** Register users and sign them in, mail codes, read and change sign-ins. */
  'identity',
  'sign-in',
  /** Count the calls of organisations' keys and note their use, for calls that otherwise write nothing. */
  'organisation-keys',
  /** Verify tokens, for calls that visitors can make, too. */
  'tokens',
  /** Sign forms that upload originals. */
  'uploads',
  /** Read originals, write and delete pictures. */
  'pictures',
  /** Read documents that were scanned, publish or delete them. */
  'scanned-documents',
  /** Read and write the search snapshot. */
  'snapshot:read',
  'snapshot:write',
  /** Search in the stage's cluster of OpenSearch, write homes to it, or manage its indexes, too. */
  'search-cluster:read',
  'search-cluster:write',
  'search-cluster:manage',
  'mail',
  /** Make public calls of the API as a visitor, for pages of the site. */
  'public-api',
  /** The site's URL and the sender of its mails. */
  'site',
  'address-lookup',
  /** Ask for sold prices. */
  'sold-prices',
  /** Ask for sold prices, energy certificates and council tax bands; the last two are off while their secret is `unset`. */
  'public-registers',
  /** Ask the sources of area facts; broadband is off while its secret is `unset`. */
  'area-sources',
  /** Ask for travel times; they are off while their secret is `unset`. */
  'travel-times',
  /** Look up the place and risk signs of an address. */
  'ip-trace',
  /** Take payments by card and by PayPal; each is off while its secret is `unset`. */
  'cards',
  'wallet',
  /** Verify documents and selfies; off while its secret is `unset`. */
  'identity-provider',
  /** Look at a person's bank accounts once, by their consent; off while its secret is `unset`. */
  'open-banking',
  /** Have papers signed with a provider; off while its secret is `unset`. */
  'signing-provider',
  /** Compare a name with the owners of a title; off while its secret is `unset`. */
  'title-register',
  /** Send homes to the portals that the stage's operator has contracts with; each is off while its secret is `unset`. */
  'portals',
  /** The details of the business behind the stage, for PDFs and mails. */
  'operator',
  /** Plant trees and offset carbon. */
  'carbon',
  /** Sign links to private documents. */
  'documents',
  /** Sign links to the PDFs of receipts, memoranda and packs; create and store them; delete them. */
  'papers:read',
  'papers:write',
  'papers:remove',
  /** Sign links to data exports; or create them from the stored data, store and delete them. */
  'exports:read',
  'exports:write',
  /** Schedule an event for a later time, or cancel it. */
  'scheduler',
  /** Seal and open values for every purpose of the vault. */
  'vault',
  /** Seal or open the links that unsubscribe from mails. */
  'vault:seal-unsubscribe',
  'vault:open-unsubscribe',
  /** Seal and open the secrets of authenticator apps. */
  'vault:two-step',
  /** Seal or open the secrets of webhooks. */
  'vault:seal-webhook',
  'vault:open-webhook',
  /** Send to addresses that people gave: of their own programs, and of the push services of their browsers. */
  'webhooks',
  /** Read adverts at addresses that people gave. */
  'advert-pages',
  /** Sign notices for the devices of people; off while its secret is `unset`. */
  'push',
  /** Seal or open the links of invitations. */
  'vault:seal-owner-invitation',
  'vault:open-owner-invitation',
  'vault:solicitor-invitation',
  'vault:open-solicitor-invitation',
  /** Send to live connections and close them. */
  'live',
  /** Publish events to the bus; only for the relay and the sweeper of the outbox. */
  'bus',
  /** Remove sent events from the outbox; or find and remove those that were not sent. */
  'outbox:remove',
  'outbox:sweep',
  /** Read all users of the pool and store them as a backup. */
  'user-export',
  /** Count the messages in the stage's queues. */
  'queues:count',
  /** Store and remove the cards of shared links. */
  'share-cards',
  /** Store and remove the brochures of homes. */
  'brochures',
  /** Remove documents of pages from the CDN's caches. */
  'edge:invalidate',
  /** Check, or rotate, the secret that the CDN sends to the API. */
  'origin-secret:read',
  'origin-secret:rotate',
] as const;
export type Need = (typeof needs)[number];
