import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Part, Points, Policy } from './policies/policy.tsx';

export const handle: Handle = {
  head: {
    title: 'Terms of vouchers and offers',
    description: 'What holds for voucher codes and special offers on Gable’s packages.',
  },
};

/** /voucher-and-offers-terms */
export const Component = () => (
  <Policy
    at={paths.offersTerms}
    title="Vouchers and offers"
    changed="2026-11-21"
    inShort="At present no vouchers are given out, and there is nothing to enter one into: the package that can be chosen is free. These terms hold for every voucher and offer that comes later."
  >
    <Part title="What a voucher is">
      <p>
        A code that lowers the price of a package or adds days to it. With the code you are told what it is
        worth, for which packages it holds and until when. Prices without it stand on{' '}
        <Link to={paths.howItWorks} className="link">
          How it works
        </Link>
        .
      </p>
    </Part>
    <Part title="How it is used">
      <Points
        points={[
          'One voucher for one purchase, entered before you pay. What you pay with it is shown first.',
          'It is used up when the payment succeeds, and free again when it fails.',
          'It can not be exchanged for money, sold or given a second time.',
          'A voucher for more than the price takes the price to nothing; there is no change.',
        ]}
      />
    </Part>
    <Part title="If you cancel">
      <p>
        You get back what you paid, as our{' '}
        <Link to={paths.terms} className="link">
          terms of use
        </Link>{' '}
        say. A voucher comes back with a full refund if its last day has not passed.
      </p>
    </Part>
    <Part title="Offers">
      <p>
        A special price holds for as long as the offer says, for everybody whom it names. We may end an offer
        early, but never for those who took it up.
      </p>
    </Part>
    <Part title="Misuse">
      <p>
        A voucher that was got by deceit, such as several accounts of one person, is void. Your rights as a
        consumer stay as they are.
      </p>
    </Part>
  </Policy>
);
