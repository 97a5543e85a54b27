import { exportSections } from '../../../data-exports/domain/export-sections.ts';
import { type RetentionTopic, retentionRules } from '../../../data-exports/domain/retention.ts';
import { listSectionsOfTopic } from '../../../data-exports/domain/row-kinds.ts';
import { thirdParties } from '../../../data-exports/domain/third-parties.ts';
import { browserEntries } from './browser-entries.ts';
import type { PolicyText } from './policy-text.ts';

const listFormat = new Intl.ListFormat('en-GB');

/** The sections of a data export that contain a kind of data. */
function formatCopySections(topic: RetentionTopic): string {
  const titles = listSectionsOfTopic(topic).map((key) => exportSections[key].title);
  return titles.length > 0 ? ` In your copy under ${listFormat.format(titles)}.` : '';
}

export const privacyPolicy: PolicyText = {
  title: 'Privacy policy',
  changed: '2026-11-30',
  inShort:
    'We keep what the site needs to work for you. There are no tracking cookies, nothing about you goes to an advertising network unless you agree to it, and we don’t sell your data.',
  parts: [
    {
      title: 'Who is responsible',
      blocks: [
        'The operator of this site is the controller of your data; you’ll find its name at the foot of each page. To contact the operator, [write to us](/contact-us).',
      ],
    },
    {
      title: 'What we keep, why, and for how long',
      blocks: [
        {
          kind: 'facts',
          facts: retentionRules.map(({ topic, what, why, long }) => ({
            name: what,
            text: why,
            note: `${long}.${formatCopySections(topic)}`,
          })),
        },
        'Once a time given here is over, the data is deleted automatically, which can take a few days. Database backups go back 35 days at most. Our legal grounds are our contract with you and, for counts, limits and fault-finding, our legitimate interest in a site that works. We send news by email only if you ticked its box, and stop when you untick it on [your profile](/profile).',
      ],
    },
    {
      title: 'What others see',
      blocks: [
        {
          kind: 'points',
          items: [
            'Everyone: your username, your picture, when you joined and the homes you have on sale. A home shows its street, and its number only if you chose to show it. Once you’re selling: whether your email is confirmed and your identity checked, and how quickly you usually answer.',
            'Everyone with an account: the same about you as a buyer, how many homes you have on sale and have sold, and what share of your viewings you kept.',
            'Anyone you message, arrange a viewing with or make an offer to: what you sent them, when you read their messages, and your username and picture.',
            'A buyer whose viewing is confirmed: the full address of the home.',
            'The other side of an accepted offer: also your name, email and phone number, because you then have a sale to arrange. Both solicitors see them in the memorandum of sale.',
            'Someone you block isn’t told that you did; they only see that the two of you can’t contact each other.',
            'No one: your saved homes, your notes and your drafts. No buyer sees another buyer’s messages, viewings or offers.',
          ],
        },
      ],
    },
    {
      title: 'Who works for us',
      blocks: [
        {
          kind: 'facts',
          facts: thirdParties.map(({ name, purpose, data }) => ({ name, text: purpose, note: data })),
        },
      ],
    },
    {
      title: 'What we keep in your browser',
      blocks: [
        {
          kind: 'facts',
          facts: browserEntries.map(({ names, what, long }) => ({
            name: what,
            text: long,
            note: names.join(', '),
          })),
        },
      ],
    },
    {
      title: 'Your rights',
      blocks: [
        'You can see and correct most of your data on your profile, and [delete your account](/data-deletion-policy) yourself. [Download a copy of your data](/profile?tab=sign-in) there too, and see what you’ve agreed to. You can also ask the operator to correct your data, limit or stop its use, or object to it. If you aren’t happy with the answer, you can complain to the Information Commissioner’s Office at [ico.org.uk](https://ico.org.uk).',
      ],
    },
  ],
};
