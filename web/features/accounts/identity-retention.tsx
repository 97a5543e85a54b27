import { paths } from '../../site/paths.ts';
import { Link } from '../../ui/link.tsx';

const lines = [
  'We keep the date and outcome, the kind and country of your document, whether the name matched, and whether you’re 18 or over.',
  'We keep no pictures, document number or date of birth.',
  'Others see only the badge and its date.',
  'We delete our record with your account. Stripe keeps the pictures for up to three years, but deletes them within days if you delete your account.',
];

/** The stored data of a check, its retention, and who sees it. */
export function IdentityRetention() {
  return (
    <section aria-labelledby="identity-kept" className="grid gap-3">
      <h2 id="identity-kept" className="text-xl">
        What we keep
      </h2>
      <ul className="grid list-disc gap-1.5 pl-5 text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <Link to={paths.privacy} className="link">
          How we handle your data
        </Link>
      </p>
    </section>
  );
}
