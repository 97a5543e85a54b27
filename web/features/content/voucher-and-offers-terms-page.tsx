import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Part, Points, Policy } from './policies/policy.tsx';

export const handle: Handle = {
  head: {
    title: 'Terms of vouchers and offers',
    description: 'What holds for coupons, points for inviting friends, donations and offers on Gable.',
  },
};

/** /voucher-and-offers-terms */
export const Component = () => (
  <Policy
    at={paths.offersTerms}
    title="Vouchers and offers"
    changed="2026-11-21"
    inShort="A coupon lowers what a package costs or adds days to it. You get one for points, and points for inviting somebody who pays for a package. What you give for trees is spent on trees."
  >
    <Coupons />
    <PointsPart />
    <Trees />
    <Part title="Offers">
      <p>
        A special price holds for as long as the offer says, for everybody whom it names. We may end an offer
        early, but never for those who took it up.
      </p>
    </Part>
    <Part title="Misuse">
      <p>
        A coupon or points that were got by deceit, such as several accounts of one person, are void. Many
        accounts from one place are looked at by a person before anything is taken away. Your rights as a
        consumer stay as they are.
      </p>
    </Part>
  </Policy>
);

const Coupons = () => (
  <>
    <Part title="Coupons">
      <Points
        points={[
          'A coupon takes a percentage or a sum off a package’s price, or adds days on sale. Its code says which, for which packages, and until when.',
          'One coupon for one purchase, entered before you pay. What you pay with it is shown first.',
          'While you pay it is kept for you for 30 minutes. It is used up when the payment succeeds, and free again when it fails.',
          'A coupon of your own works for your account alone. It can not be exchanged for money, sold or given away.',
          'A coupon for more than the price takes the price to nothing; there is no change.',
        ]}
      />
      <p>
        Prices without a coupon stand on{' '}
        <Link to={paths.howItWorks} className="link">
          How it works
        </Link>
        .
      </p>
    </Part>
    <Part title="If you cancel">
      <p>
        You get back what you paid, as our{' '}
        <Link to={paths.terms} className="link">
          terms of use
        </Link>{' '}
        say. A coupon comes back with a full refund if its last day has not passed.
      </p>
    </Part>
  </>
);

const PointsPart = () => (
  <Part title="Points for inviting">
    <Points
      points={[
        'Everybody with an account has a link and a code on the page Invite friends.',
        'Somebody who signs up within 30 days of opening your link came by you. They can also enter your code themselves in their first 7 days. Whom a person came by is decided once, and nobody can invite themselves.',
        'You both get points 14 days after their first paid package, if it was not cancelled or refunded by then. The free package gives none.',
        'How many, how many a coupon takes and what it is worth is on that page on the day. A coupon for points holds for 12 months. You can redeem once no more points are on their way to you.',
        'Points do not run out. They are worth no money, can not be handed on, and go when the account is deleted.',
        'Affiliates have an agreement of their own, which comes before these terms.',
      ]}
    />
    <p>
      Your link is on{' '}
      <Link to={paths.referral} className="link">
        Invite friends
      </Link>
      .
    </p>
  </Part>
);

const Trees = () => (
  <Part title="Trees and donations">
    <Points
      points={[
        'For each paid listing we have one tree planted through Ecologi, at our cost.',
        'What you add to a payment for trees becomes one tree for each 25p, and what is left over offsets one kilogram of carbon for each 1p. We keep none of it.',
        'A donation has no VAT, and is on your receipt as a line of its own.',
        'What was planted stays planted: your donation is not part of what you get back when you cancel a package that ran.',
      ]}
    />
  </Part>
);
