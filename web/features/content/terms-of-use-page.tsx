import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Part, Points, Policy } from './policies/policy.tsx';

export const handle: Handle = {
  head: {
    title: 'Terms of use',
    description: 'What you and Gable can expect of each other when you buy or sell a home here.',
  },
};

/** /terms-of-use */
export const Component = () => (
  <Policy
    at={paths.terms}
    title="Terms of use"
    changed="2026-11-21"
    inShort="Gable gives owners the tools to sell their own home and buyers the facts to choose one. The sale itself is between the two of you. Tell the truth, be fair to the other side, and take legal advice before you sign."
  >
    <Part title="Who these terms are between">
      <p>
        They are between you and the operator of this site, called “we” here. You agree to them when you open
        an account. Looking at homes needs no account.
      </p>
    </Part>
    <Part title="Your account">
      <Points
        points={[
          'You are at least 18 years old, and the account is for you alone.',
          'The email address is yours: a six-digit code proves it. Your username is what others see.',
          'Keep your password to yourself. If you think that somebody else knows it, choose a new one; that logs out every device.',
          'You can delete the account at any time, unless a sale of yours is under way.',
        ]}
      />
    </Part>
    <Part title="If you sell">
      <Points
        points={[
          'You own the home, or its owners have authorised you to sell it.',
          'What you say about it is true and complete as far as you know, the key facts above all, and you change it when it changes. Leaving out what a buyer needs to decide can break the law.',
          'The photos, plans and texts are yours to publish. You let us show them on this site, in the sizes and formats it needs, for as long as the home has a page here.',
          'You have the energy certificate that the law asks for, and in Scotland the home report, before you put the home on sale.',
          'You treat buyers fairly and do not turn anybody away for a reason that equality law forbids.',
        ]}
      />
    </Part>
    <Part title="Packages">
      <p>
        A package puts a home on sale for a number of days at the price shown{' '}
        <Link to={paths.howItWorks} className="link">
          with what it contains
        </Link>
        , VAT included. There is no commission. The days stop counting while the home is sold subject to
        contract, and relisting after a sale falls through is free.
      </p>
      <p>
        You can cancel a package that you paid for within 14 days. It starts at once only if you ask for that;
        then the days that were used until you cancelled are taken off what you get back.
      </p>
    </Part>
    <Part title="If you buy">
      <Points
        points={[
          'The facts on a home’s page come from its seller. We show them as they are told; we have not surveyed the home.',
          'Taxes, mortgages and running costs are worked out from what the page knows, to give you an idea. They are no offer and no advice.',
          'Have a solicitor or licensed conveyancer do the legal work, and a surveyor look at the home.',
        ]}
      />
    </Part>
    <Part title="What we are, and are not">
      <p>
        We are not a party to the sale, we do not value or survey homes, and we hold no deposit. In England,
        Wales and Northern Ireland nothing agreed here binds either side to buy or sell before contracts are
        exchanged; in Scotland the same is true before the missives are concluded.
      </p>
    </Part>
    <Part title="What is not allowed">
      <Points
        points={[
          'Homes that are not for sale, false prices, or the same home listed twice.',
          'Deceiving, threatening or harassing anybody, or asking for money outside a sale.',
          'Collecting what is on the site by program, or getting round its limits.',
          'Anything that is against the law.',
        ]}
      />
      <p>
        We may take such a home off the site or block the account. You are told, and can{' '}
        <Link to={paths.contactUs} className="link">
          ask us
        </Link>{' '}
        to look again.
      </p>
    </Part>
    <Part title="If something goes wrong">
      <p>
        We run the site with reasonable care, but can not promise that it is always there. We answer for loss
        that we cause by breaking these terms or by not taking care, as far as it was to be foreseen. Nothing
        here limits what the law does not let us limit, nor your rights as a consumer.
      </p>
    </Part>
    <Part title="Changes, and the law that applies">
      <p>
        If these terms change in a way that matters to you, we tell you before by email, and you can leave.
        The law of England and Wales applies; if you live in Scotland or Northern Ireland, you can also go to
        the courts there and keep the protection of its law.
      </p>
    </Part>
  </Policy>
);
