import { describeOrigin } from '../../../../functions/listings/properties/domain/fact-origin-words.ts';
import { formatDate } from '../../../lib/format.ts';
import type { DraftData } from '../api.ts';
import { useEditor } from '../editor.tsx';

type Field = keyof DraftData | keyof NonNullable<DraftData['keyFacts']>;

/** Names the seller’s advert or file as the source of a field, or key fact, that still says what it says. */
export function SourceLine({ field }: { readonly field: Field }) {
  const { source } = useEditor();
  const text = source && nameSource(source, field);
  return text === undefined ? null : <p className="text-sm break-words text-muted">{text}</p>;
}

function nameSource(
  source: NonNullable<ReturnType<typeof useEditor>['source']>,
  field: Field,
): string | undefined {
  if ('fields' in source) {
    if (!source.fields.some((name) => name === field)) return undefined;
    return source.site === undefined
      ? 'From the text of your advert.'
      : `From your advert at ${source.site}.`;
  }
  const origin = source.origins?.[field];
  if (!origin) return undefined;
  return `From your ${describeOrigin(origin, formatDate)}.`;
}
