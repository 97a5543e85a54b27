import type { ReactNode } from 'react';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Part, Points, Policy } from './policies/policy.tsx';

export const handle: Handle = {
  head: {
    title: 'Privacy policy',
    description: 'What Gable knows of you, why, for how long, and who else sees it.',
  },
};

const kept: readonly { readonly what: string; readonly why: ReactNode; readonly long: string }[] = [
  {
    what: 'Email address, password, username',
    why: 'To know you when you come back. The password is kept by Amazon Cognito in a form that nobody can read.',
    long: 'Until you delete the account',
  },
  {
    what: 'Name, phone, address, picture, a few lines about you, buyer profile',
    why: 'Only if you give them, for dealing with the other side of a sale.',
    long: 'Until you remove them or delete the account',
  },
  {
    what: 'Drafts and homes with their facts, photos and documents',
    why: 'To put your home on sale. The place where a photo was taken is removed before anybody sees it.',
    long: 'Files that nothing uses go after 7 days; a home that left the market is no longer shown',
  },
  {
    what: 'Saved homes and your notes on them',
    why: 'To show you what changed since. Sellers see how many people saved their home, never who.',
    long: 'Until you remove them',
  },
  {
    what: 'Messages and the files in them',
    why: 'To carry what you and the other side of a home write to each other. Words that look like bank details or a request for money get a warning; nobody reads along.',
    long: 'As long as the conversation; a message that you take back is kept out of sight for 90 days, in case it is reported',
  },
  {
    what: 'How many minutes you took to answer first in each conversation',
    why: 'To say on your card how fast you usually answer: the middle of at least three answers. What you wrote is not looked at.',
    long: '90 days',
  },
  {
    what: 'Viewings: times, who comes, what you asked and how it was',
    why: 'To arrange them, remind both sides and put them into your calendar. The link in an invitation opens that one viewing without a login, so share it with care.',
    long: 'With the home; what a buyer wrote goes with the buyer’s account',
  },
  {
    what: 'Offers, with your funding, your position and every step',
    why: 'So that both sides see what was offered and answered, and when. Other buyers see neither your name nor your sum.',
    long: 'With the home',
  },
  {
    what: 'Proof of funds and agreements in principle',
    why: 'To show the seller of that one home that you can pay. Links to them work for five minutes.',
    long: 'While the offer is open; a week after it ends the file is deleted',
  },
  {
    what: 'Sale papers: names, contact details, solicitors, steps, the memorandum of sale',
    why: 'To take a sale from the accepted offer to the keys. Your solicitor gets a link by mail that shows this one sale and runs out.',
    long: 'With the sale',
  },
  {
    what: 'Notifications, your choices about mails, and which mails were sent',
    why: 'To tell you what happened, the way you want it, and once.',
    long: 'Notifications for a year, the list of sent mails for 90 days',
  },
  {
    what: 'Whom you blocked, and reports',
    why: 'A block keeps two people apart. A report goes to our staff with the messages around the one that it is about, the only case in which anybody but the two of you reads them.',
    long: 'Blocks until you lift them; reports stay with the staff',
  },
  {
    what: 'The trail of a home: what happened to it, when and by whose account',
    why: 'To settle disputes about offers and sales. It holds numbers, sums, dates and states, and nothing that anybody wrote.',
    long: 'For good',
  },
  {
    what: 'Your invitation code, who came by it, points and coupons',
    why: 'To give both sides their points. Neither is told who the other is. A code that you came by is kept in your browser for 30 days, and a sign of your network with it, which cannot be turned back into an address, to find people who invite themselves.',
    long: 'Code and points until you delete the account; that somebody came stays, without names',
  },
  {
    what: 'Messages to our staff and our answers, with the name, email and phone that you give',
    why: 'To answer you, and to handle complaints. Only our staff read them.',
    long: 'Two years after the matter is closed, complaints for six; those of an account go when it is deleted',
  },
  {
    what: 'Applications to become an affiliate',
    why: 'To decide on them and to answer you.',
    long: 'Two years after our answer',
  },
  {
    what: 'Visits to a home',
    why: 'To tell sellers how many people looked. A visit is counted under a number that changes every day and can not be turned back into a person.',
    long: 'The counts stay with the home',
  },
  {
    what: 'Network address and browser of a call',
    why: 'To keep out those who guess passwords or flood the site, and to find faults.',
    long: '90 days at most',
  },
];

/** /privacy-policy */
export const Component = () => (
  <Policy
    at={paths.privacy}
    title="Privacy policy"
    changed="2026-11-21"
    inShort="We keep what the site needs to work for you and nothing for advertising. There are no tracking cookies, no advertising networks, and your data are not sold."
  >
    <Part title="Who is responsible">
      <p>
        The operator of this site is the controller of your data; the foot of each page names it. To reach the
        operator,{' '}
        <Link to={paths.contactUs} className="link">
          write to us
        </Link>
        .
      </p>
    </Part>
    <Part title="What is kept, why, and for how long">
      <dl className="grid gap-5">
        {kept.map(({ what, why, long }) => (
          <div key={what} className="grid gap-1 border-t border-line pt-4">
            <dt className="font-semibold">{what}</dt>
            <dd>{why}</dd>
            <dd className="text-sm text-muted">{long}</dd>
          </div>
        ))}
      </dl>
      <p>
        Backups of the database reach back 35 days at most. The legal grounds are our contract with you, and
        for counts, limits and fault-finding our legitimate interest in a site that works. News by mail is
        sent only if you ticked its box, and stops when you untick it on{' '}
        <Link to={paths.profile} className="link">
          your profile
        </Link>
        .
      </p>
    </Part>
    <Part title="What others see">
      <Points
        points={[
          'Everybody: your username, your picture, when you joined, and the homes that you have on sale. A home shows its street, and its number only if you chose so. Once you sell: whether your email and phone are confirmed, and how fast you usually answer.',
          'Everybody with an account: the same of you as a buyer, how many homes you have on sale and have sold, and what share of your viewings you kept.',
          'Whom you write to, view with or make an offer to: what you sent them, when you read theirs, and your username and picture.',
          'A buyer whose viewing is confirmed: the full address of the home.',
          'The other side of an offer that was accepted: also your name, email and phone, because you then have a sale to arrange. Both solicitors see them in the memorandum of sale.',
          'A person whom you block is not told so; they only see that they can not write to you.',
          'Nobody: your saved homes, your notes, your drafts. No buyer sees the messages, viewings or offers of another.',
        ]}
      />
    </Part>
    <Part title="Who works for us">
      <Points
        points={[
          'Amazon Web Services keeps and runs everything in London (region eu-west-2) and delivers pages and pictures from places near you.',
          'An address service gets a postcode when you look up an address, without your name.',
          'Ecologi plants the trees that paid listings stand for. It is told how many, and nothing of you.',
          'Google or Facebook, if you choose to log in with them, tell us your email and name. They learn that you use this site.',
          'Where streets are shown on a map, its provider sees your network address, as with any picture on the web.',
        ]}
      />
    </Part>
    <Part title="What is kept in your browser">
      <p>
        Your login, the theme you chose, messages that you began and have not sent, for thirty days the code
        of whoever invited you, and for a few minutes the time at which a code was sent. If you untick
        “Remember me”, the login goes when you close the tab. Logging in with Google or Facebook uses cookies
        of the login page while it lasts.
      </p>
    </Part>
    <Part title="Your rights">
      <p>
        You can see and correct most of your data on your profile, and{' '}
        <Link to={paths.dataDeletion} className="link">
          delete your account
        </Link>{' '}
        yourself. You can also ask the operator for a copy of your data, for a correction, a limit or an end
        of their use, or object to it. If you are not content with the answer, you can complain to the
        Information Commissioner’s Office at{' '}
        <a href="https://ico.org.uk" className="link" rel="noopener noreferrer">
          ico.org.uk
        </a>
        .
      </p>
    </Part>
  </Policy>
);
