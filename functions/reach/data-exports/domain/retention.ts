/** What happens to a kind of data when its person's account is erased. */
export type ErasureOutcome = 'erased' | 'pseudonymised' | 'kept';

/** One kind of data: the privacy policy, the deletion page and the erasure test read it from here. */
export interface RetentionRule {
  /** By which the kinds of rows name it, in `row-kinds.ts`. */
  readonly topic: string;
  readonly what: string;
  readonly why: string;
  /** While the account exists. */
  readonly long: string;
  readonly outcome: ErasureOutcome;
  /** Why it is kept or pseudonymised when the account is erased, and for how long. */
  readonly after: string;
}

const rules = [
  {
    topic: 'sign_in',
    what: 'Email address, password, username',
    why: 'To know you when you come back. The password is kept by Amazon Cognito in a form that nobody can read.',
    long: 'Until you delete the account',
    outcome: 'erased',
    after: 'With the account',
  },
  {
    topic: 'profile',
    what: 'Name, phone, address, picture, a few lines about you, buyer profile',
    why: 'Only if you give them, for dealing with the other side of a sale.',
    long: 'Until you remove them or delete the account',
    outcome: 'erased',
    after: 'With the account; the picture within another week',
  },
  {
    topic: 'identity_checks',
    what: 'Identity checks: outcome, date, kind and country of the document, whether the name matched and you are 18 or over',
    why: 'To show others that we know who you are. Stripe takes and keeps the pictures of your document and face; we keep no pictures, no document number and no birth date.',
    long: 'Until you delete the account; Stripe keeps its part for up to three years',
    outcome: 'erased',
    after: 'With the account; Stripe deletes its part within days of it',
  },
  {
    topic: 'listings',
    what: 'Drafts, and the words, photos and documents of homes that were not sold; on which property portals you want a home, and what they show',
    why: 'To put your home on sale. The place where a photo was taken is removed before anybody sees it.',
    long: 'Files that nothing uses go after 7 days; a home that left the market is no longer shown',
    outcome: 'erased',
    after: 'With the account; files within another week',
  },
  {
    topic: 'homes',
    what: 'Records of homes: address, facts, prices, dates and packages; of homes that were sold also words and photos',
    why: 'So that buyers, sellers and their solicitors can rely on what was offered and sold.',
    long: 'For good, not shown once the home left the market',
    outcome: 'pseudonymised',
    after: 'Under a number that no longer leads to you, because the other side of a sale relies on them',
  },
  {
    topic: 'joint_owners',
    what: 'Joint owners of a home: name, email, and whether they agree to its sale',
    why: 'So that everyone who owns a home agrees to its sale and can follow it.',
    long: 'With the home; an invitation without an answer goes 90 days after it was sent',
    outcome: 'pseudonymised',
    after:
      'Name and email go with the account of the person who was invited or of the seller. That an owner agreed stays with the home, because its buyer relies on it; a memorandum of sale keeps the names',
  },
  {
    topic: 'favourites',
    what: 'Saved homes and your notes on them, and your email address if you have no account',
    why: 'To show or email you what changed since. Without an account nothing is sent before you confirm your address. Sellers see how many people saved their home, never who.',
    long: 'Until you remove them; an address without an account until you stop its emails, until the home is sold or for 365 days; one that is not confirmed for 7 days',
    outcome: 'erased',
    after: 'With the account',
  },
  {
    topic: 'saved_searches',
    what: 'Saved searches, the homes that they found, and your email address if you have no account',
    why: 'To show and email you homes that fit. Without an account nothing is sent before you confirm your address.',
    long: 'Searches until you delete them; what they found for 90 days; an address that is not confirmed for 7 days',
    outcome: 'erased',
    after: 'With the account',
  },
  {
    topic: 'calendar',
    what: 'That your calendar may read your dates here, and when it last did',
    why: 'Only if you make an address for it, to show your viewings and last days where you look anyway. Whoever has the address can read them, so it is shown to you alone, once.',
    long: 'Until you end the address',
    outcome: 'erased',
    after: 'With the account',
  },
  {
    topic: 'api_keys',
    what: 'API keys that you made: their names, what they may do, and when they were last used',
    why: 'Only if you make one, for programs of your own. A key is shown to you alone, once.',
    long: 'Until you end them',
    outcome: 'erased',
    after: 'With the account',
  },
  {
    topic: 'webhooks',
    what: 'Webhooks: addresses of your own programs, and how they answered',
    why: 'Only if you give one, to tell it what happened to your homes and deals. It gets numbers, never words or names.',
    long: 'Until you delete them; what was sent for 30 days',
    outcome: 'erased',
    after: 'With the account',
  },
  {
    topic: 'messages',
    what: 'Messages and the files in them',
    why: 'To carry what you and the other side of a home write to each other. Words that look like bank details or a request for money get a warning; nobody reads along.',
    long: 'As long as the conversation; what you take back is kept out of sight in case it is reported, its words for 90 days and its files for 7',
    outcome: 'pseudonymised',
    after: 'As long as the conversation, without your name, because they are the other side’s as well',
  },
  {
    topic: 'response_times',
    what: 'How many minutes you took to answer first in each conversation',
    why: 'To say on your card how fast you usually answer: the middle of at least three answers. What you wrote is not looked at.',
    long: '90 days',
    outcome: 'pseudonymised',
    after:
      'Yours go with the account; how soon others answered you stays until the 90 days are over, under a number that no longer leads to you',
  },
  {
    topic: 'viewings',
    what: 'Viewings: times, who comes, what you asked and how it was',
    why: 'To arrange them, remind both sides and put them into your calendar. The link in an invitation opens that one viewing without a login, so share it with care.',
    long: 'With the home',
    outcome: 'pseudonymised',
    after: 'Times and states stay with the home; what a buyer wrote is erased',
  },
  {
    topic: 'offers',
    what: 'Offers, with your funding, your position and every step',
    why: 'So that both sides see what was offered and answered, and when. Other buyers see neither your name nor your sum.',
    long: 'With the home',
    outcome: 'pseudonymised',
    after: 'With the home, without your name, because the other side decided by them',
  },
  {
    topic: 'documents',
    what: 'Proof of funds and agreements in principle',
    why: 'To show the seller of that one home that you can pay. Links to them work for five minutes.',
    long: 'While the offer is open; a week after it ends the file is deleted',
    outcome: 'erased',
    after: 'Within a week',
  },
  {
    topic: 'buyer_checks',
    what: 'Checks as a buyer: agreement in principle, proof of funds, position in the chain',
    why: 'To show sellers that you can proceed. Only our staff open the documents; sellers see that something was checked and until when, never a sum.',
    long: 'Documents 30 days after our decision, a week at most when you withdraw a check; the details until you delete the account',
    outcome: 'erased',
    after: 'With the account; documents within a week',
  },
  {
    topic: 'sales',
    what: 'Sale papers: names, contact details, solicitors, steps, the memorandum of sale, meter readings at the handover, and what the two sides wrote about each other',
    why: 'To take a sale from the accepted offer to the keys. Your solicitor gets a link by mail that shows this one sale and runs out.',
    long: 'With the sale',
    outcome: 'kept',
    after: 'With the sale, because the other side, both solicitors and the law need them',
  },
  {
    topic: 'chains',
    what: 'That your sale and your purchase belong together, how far one outside Gable is, and the email address of the solicitor or agent who says so',
    why: 'Only if you tie them together, so that everyone in the chain sees how far the others are, without names, addresses or prices.',
    long: 'Until you take it back, a sale in it falls through, or all of them are completed; a link by mail for 60 days',
    outcome: 'erased',
    after: 'With the account',
  },
  {
    topic: 'sale_packs',
    what: 'Answers for solicitors in the sale-ready pack',
    why: 'To answer a buyer’s solicitor before they ask.',
    long: 'With the home',
    outcome: 'erased',
    after: 'With the account, for homes that were not sold',
  },
  {
    topic: 'payments',
    what: 'Payments, receipts and our books',
    why: 'To take your payment, to pay it back, and for tax law.',
    long: 'Receipts for eight years, payments and our books for good',
    outcome: 'kept',
    after:
      'Receipts, with the name, email and address that they were issued to, for eight years from their date: tax law asks for six from the end of our financial year. Payments and our books hold sums under numbers, for good',
  },
  {
    topic: 'notifications',
    what: 'Notifications, your choices about mails, and which mails were sent',
    why: 'To tell you what happened, the way you want it, and once.',
    long: 'Notifications for a year, the list of sent mails for 90 days, that mails don’t reach your address for a year',
    outcome: 'erased',
    after:
      'With the account; that a mail was sent stays in a list for 90 days, under a number, and that an address takes no mails for a year, by a sign of it. Mails are in the mailboxes of those who got them, where we cannot reach them',
  },
  {
    topic: 'notices_to_others',
    what: 'Notifications to others that name you, such as “Ann made an offer”',
    why: 'To tell the other side what happened.',
    long: 'A year',
    outcome: 'kept',
    after: 'Until the year is over, because they are what the other side was told',
  },
  {
    topic: 'blocks',
    what: 'Whom you blocked',
    why: 'A block keeps two people apart.',
    long: 'Until you lift it',
    outcome: 'erased',
    after: 'With the account',
  },
  {
    topic: 'reports',
    what: 'Reports, decisions and appeals',
    why: 'A report goes to our staff with the messages around the one that it is about, the only case in which anybody but the two of you reads them.',
    long: 'For good',
    outcome: 'kept',
    after:
      'For good, with the evidence of that moment, because decisions must be open to appeal and review; the email address of the reporter is erased',
  },
  {
    topic: 'trails',
    what: 'The trail of a home and of what our staff did: what happened, when and by whose account',
    why: 'To settle disputes about offers and sales. It holds numbers, sums, dates, states and the reasons of our staff.',
    long: 'For good',
    outcome: 'pseudonymised',
    after: 'For good, under a number that no longer leads to you',
  },
  {
    topic: 'referrals',
    what: 'Your invitation code, who came by it, points and coupons',
    why: 'To give both sides their points. Neither is told who the other is. A code that you came by is kept in your browser for 30 days. Once you sign up with it, we keep a sign of your network, which we compare with others’ to find people who invite themselves.',
    long: 'Until you delete the account',
    outcome: 'pseudonymised',
    after:
      'Code, points and the sign of your network go with the account; that somebody came stays, without names',
  },
  {
    topic: 'tickets',
    what: 'Messages to our staff and our answers, with the name, email and phone that you give',
    why: 'To answer you, and to handle complaints. Only our staff read them.',
    long: 'Two years after the matter is closed, complaints for six',
    outcome: 'erased',
    after: 'With the account',
  },
  {
    topic: 'comments',
    what: 'Comments below our guides',
    why: 'To show what readers think and ask.',
    long: 'Until you remove them',
    outcome: 'erased',
    after: 'With the account',
  },
  {
    topic: 'applications',
    what: 'Applications to become an affiliate',
    why: 'To decide on them and to answer you.',
    long: 'Two years after our answer',
    outcome: 'kept',
    after: 'As before, because they are not tied to an account; write to us, and we erase yours',
  },
  {
    topic: 'consents',
    what: 'What you agreed to and took back, and when',
    why: 'To show that we asked.',
    long: 'As long as the account',
    outcome: 'pseudonymised',
    after: 'For six years under a number that no longer leads to you, while a claim can rest on it',
  },
  {
    topic: 'exports',
    what: 'Copies of your data that you asked for',
    why: 'To give you your data.',
    long: '7 days',
    outcome: 'erased',
    after: 'With the account',
  },
  {
    topic: 'networks',
    what: 'Countries and regions that you use Gable from, and what the network hides',
    why: 'To find stolen accounts and fraud. The address itself is removed within seconds, or within a few days if we can’t find out its place.',
    long: '30 days',
    outcome: 'erased',
    after: 'With the account',
  },
  {
    topic: 'visits',
    what: 'Visits to a home and to our guides',
    why: 'To tell sellers how many people looked. A visit is counted under a number that changes every day and can’t be turned back into a person.',
    long: 'The counts stay with the home',
    outcome: 'pseudonymised',
    after: 'The counts stay with the home',
  },
  {
    topic: 'figures',
    what: 'Figures of our business: how many homes, sales, payments and complaints there were on a day, and how long they took',
    why: 'To see how Gable does, in sums without a person. That something was counted is kept under its number, so that it is counted once.',
    long: 'For good',
    outcome: 'kept',
    after: 'For good: nothing in them leads to you, so an account that goes changes none of them',
  },
  {
    topic: 'backups',
    what: 'Safety copies of all of this, and of what happened on the site',
    why: 'To bring the site back after a fault or an attack. They are encrypted, kept in London and in Ireland, and looked at by nobody until one is needed.',
    long: 'The database for 35 days, files for 65, what happened for 90',
    outcome: 'kept',
    after:
      'Until the copy is deleted: up to 35 days for the database, 65 for files, and 90 for what happened, which holds numbers, sums, dates, states and reasons. If we have to restore a copy, we erase again the accounts that were erased after it was made',
  },
  {
    topic: 'calls',
    what: 'Network address and browser of a call',
    why: 'To keep out those who guess passwords or flood the site, and to find faults.',
    long: '90 days at most',
    outcome: 'kept',
    after: '90 days at most, without names',
  },
] as const satisfies readonly RetentionRule[];

export type RetentionTopic = (typeof rules)[number]['topic'];
/** A line of the table with one of its topics. */
export interface KnownRetentionRule extends RetentionRule {
  readonly topic: RetentionTopic;
}
export const retentionRules: readonly KnownRetentionRule[] = rules;
