import { policyLinks } from '../../../../functions/reach/site-pages/domain/policies/policy-links.ts';
import type {
  PolicyBlock,
  PolicyText,
} from '../../../../functions/reach/site-pages/domain/policies/policy-text.ts';
import { formatDate } from '../../../lib/format.ts';
import { Link } from '../../../ui/link.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';

interface Props {
  readonly at: (typeof policyLinks)[number]['to'];
  readonly policy: PolicyText;
}

/** A policy page: one column with section headings, and links to the other policies next to it. */
export function Policy({ at, policy }: Props) {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,40rem)_14rem] lg:gap-16">
      <article className="max-w-prose">
        <h1 className="text-2xl sm:text-3xl">{policy.title}</h1>
        <p className="mt-2 text-muted">{`Last changed on ${formatDate(policy.changed)}`}</p>
        <p className="mt-6 border-l-3 border-action pl-4 text-lg">{policy.inShort}</p>
        <div className="mt-8 grid gap-8">
          {policy.parts.map(({ title, blocks }) => (
            <section key={title} className="grid gap-3">
              <h2 className="text-xl">{title}</h2>
              {blocks.map((block) => (
                <PolicyBlockView key={toKey(block)} block={block} />
              ))}
            </section>
          ))}
        </div>
      </article>
      <nav aria-label="Terms and privacy" className="lg:pt-3" data-print="no">
        <ul className="grid gap-x-6 border-t border-line pt-4 max-lg:sm:flex lg:border-t-0 lg:border-l lg:pt-0 lg:pl-5">
          {policyLinks.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={to === at ? 'page' : undefined}
                className="inline-flex min-h-11 items-center text-muted hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** A text that no other block of its part has. */
function toKey(block: PolicyBlock): string | undefined {
  if (typeof block === 'string') return block;
  return block.kind === 'facts' ? (block.heading ?? block.kind) : block.items[0];
}

function PolicyBlockView({ block }: { readonly block: PolicyBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <LinkedText text={block} />
      </p>
    );
  if (block.kind === 'facts') return <PolicyFacts {...block} />;
  const items = block.items.map((item) => (
    <li key={item}>
      <LinkedText text={item} />
    </li>
  ));
  return block.kind === 'steps' ? (
    <ol className="grid list-decimal gap-1.5 pl-5">{items}</ol>
  ) : (
    <ul className="grid list-disc gap-1.5 pl-5">{items}</ul>
  );
}

const PolicyFacts = ({ heading, facts }: Extract<PolicyBlock, { readonly kind: 'facts' }>) => (
  <>
    {heading !== undefined && <h3 className="mt-2 text-lg">{heading}</h3>}
    <dl className="grid gap-5">
      {facts.map(({ name, text, note }) => (
        <div key={name} className="grid gap-1 border-t border-line pt-4">
          <dt className="font-semibold">{name}</dt>
          <dd>{text}</dd>
          {note !== undefined && <dd className="text-sm text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  </>
);
