import { Badge } from '../../../ui/badge.tsx';
import type { Review } from './api.ts';
import { formatFieldName, ruleNames } from './labels.ts';
import { markText } from './mark-text.ts';

interface Props {
  readonly review: Review;
}
type Text = Review['texts'][number];
type Finding = Review['findings']['texts'][number];

/** The seller's texts: those with findings first and marked, the rest on request. */
export function TextEvidence({ review: { texts, findings } }: Props) {
  const foundIn = (text: Text) => findings.texts.filter(({ field }) => field === text.field);
  const marked = texts.filter((text) => foundIn(text).length > 0);
  const others = texts.filter((text) => !marked.includes(text));
  // Findings in texts that the seller has changed since.
  const lost = findings.texts.filter(({ field }) => !texts.some((text) => text.field === field));
  return (
    <section aria-labelledby="texts" className="grid gap-4">
      <h2 id="texts" className="text-xl">
        Words
      </h2>
      {findings.texts.length === 0 && <p className="text-muted">No rule found anything in the words.</p>}
      {marked.map((text) => (
        <MarkedText key={`${text.field} ${text.text}`} text={text} findings={foundIn(text)} />
      ))}
      {lost.map((finding) => (
        <FindingLine key={`${finding.field} ${finding.rule}`} finding={finding} />
      ))}
      {others.length > 0 && (
        <details>
          <summary className="link min-h-6 cursor-pointer">
            {marked.length > 0 ? 'All other words of the listing' : 'All words of the listing'}
          </summary>
          <div className="mt-3 grid gap-4">
            {others.map((text) => (
              <MarkedText key={`${text.field} ${text.text}`} text={text} findings={[]} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

const MarkedText = ({ text, findings }: { readonly text: Text; readonly findings: readonly Finding[] }) => (
  <div className="grid gap-2 rounded-md border border-line bg-surface p-4">
    <h3 className="text-base">{formatFieldName(text.field)}</h3>
    {findings.length > 0 && (
      <ul className="grid gap-1">
        {findings.map((finding) => (
          <li key={finding.rule}>
            <FindingLine finding={finding} />
          </li>
        ))}
      </ul>
    )}
    <p className="max-w-prose whitespace-pre-line">
      {markText(
        text.text,
        findings.map(({ excerpt }) => excerpt),
      ).map((part) =>
        part.isFound ? (
          <mark
            key={part.at}
            className="rounded-sm bg-amber-soft px-0.5 font-semibold text-ink underline decoration-2"
          >
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </p>
  </div>
);

const FindingLine = ({ finding }: { readonly finding: Finding }) => (
  <p className="flex flex-wrap items-center gap-2">
    <Badge tone="amber">{ruleNames[finding.rule]}</Badge>
    <span>“{finding.excerpt}”</span>
  </p>
);
