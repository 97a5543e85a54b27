import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../ui/link.tsx';
import { exportSections } from '../../../functions/data-exports/domain/export-sections.ts';
import { type RetentionTopic, retentionRules } from '../../../functions/data-exports/domain/retention.ts';
import { listSectionsOfTopic } from '../../../functions/data-exports/domain/row-kinds.ts';
import { thirdParties } from '../../../functions/data-exports/domain/third-parties.ts';
import { browserEntries } from './browser-storage.ts';
import { Part, Points, Policy } from './policies/policy.tsx';

export const handle: Handle = {
  head: {
    title: 'Privacy policy',
    description: 'What Gable knows about you, why, for how long, and who else sees it.',
  },
};

/** /privacy-policy */
export const Component = () => (
  <Policy
    at={paths.privacy}
    title="Privacy policy"
    changed="2026-11-23"
    inShort="We keep what the site needs to work for you. There are no tracking cookies, nothing about you goes to an advertising network unless you agree to it, and we don’t sell your data."
  >
    <Part title="Who is responsible">
      <p>
        The operator of this site is the controller of your data; you’ll find its name at the foot of each
        page. To contact the operator,{' '}
        <Link to={paths.contactUs} className="link">
          write to us
        </Link>
        .
      </p>
    </Part>
    <Part title="What we keep, why, and for how long">
      <Facts
        facts={retentionRules.map(({ topic, what, why, long }) => ({
          name: what,
          what: why,
          small: `${long}.${toCopyWords(topic)}`,
        }))}
      />
      <p>
        Database backups go back 35 days at most. Our legal grounds are our contract with you and, for counts,
        limits and fault-finding, our legitimate interest in a site that works. We send news by email only if
        you ticked its box, and stop when you untick it on{' '}
        <Link to={paths.profile} className="link">
          your profile
        </Link>
        .
      </p>
    </Part>
    <Part title="What others see">
      <Points
        points={[
          'Everyone: your username, your picture, when you joined and the homes you have on sale. A home shows its street, and its number only if you chose to show it. Once you’re selling: whether your email and phone are confirmed, and how quickly you usually answer.',
          'Everyone with an account: the same about you as a buyer, how many homes you have on sale and have sold, and what share of your viewings you kept.',
          'Anyone you message, arrange a viewing with or make an offer to: what you sent them, when you read their messages, and your username and picture.',
          'A buyer whose viewing is confirmed: the full address of the home.',
          'The other side of an accepted offer: also your name, email and phone number, because you then have a sale to arrange. Both solicitors see them in the memorandum of sale.',
          'Someone you block isn’t told; they only see that they can’t message you.',
          'No one: your saved homes, your notes and your drafts. No buyer sees another buyer’s messages, viewings or offers.',
        ]}
      />
    </Part>
    <Part title="Who works for us">
      <Facts facts={thirdParties.map(({ name, purpose, data }) => ({ name, what: purpose, small: data }))} />
    </Part>
    <Part title="What we keep in your browser">
      <Facts
        facts={browserEntries.map(({ names, what, long }) => ({
          name: what,
          what: long,
          small: names.join(', '),
        }))}
      />
    </Part>
    <Part title="Your rights">
      <p>
        You can see and correct most of your data on your profile, and{' '}
        <Link to={paths.dataDeletion} className="link">
          delete your account
        </Link>{' '}
        yourself.{' '}
        <Link to={`${paths.profile}?tab=sign-in`} className="link">
          Download a copy of your data
        </Link>{' '}
        there too, and see what you’ve agreed to. You can also ask the operator to correct your data, limit or
        stop its use, or object to it. If you aren’t happy with the answer, you can complain to the
        Information Commissioner’s Office at{' '}
        <a href="https://ico.org.uk" className="link" rel="noopener noreferrer">
          ico.org.uk
        </a>
        .
      </p>
    </Part>
  </Policy>
);

/** The sections of a data export that contain a row of the table. */
function toCopyWords(topic: RetentionTopic): string {
  const titles = listSectionsOfTopic(topic).map((key) => exportSections[key].title);
  return titles.length > 0 ? ` In your copy under ${listOf.format(titles)}.` : '';
}
const listOf = new Intl.ListFormat('en-GB');

interface Fact {
  readonly name: string;
  readonly what: string;
  readonly small: string;
}

const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="grid gap-5">
    {facts.map(({ name, what, small }) => (
      <div key={name} className="grid gap-1 border-t border-line pt-4">
        <dt className="font-semibold">{name}</dt>
        <dd>{what}</dd>
        <dd className="text-sm text-muted">{small}</dd>
      </div>
    ))}
  </dl>
);
