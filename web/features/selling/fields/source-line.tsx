import type { DraftData } from '../api.ts';
import { useEditor } from '../editor.tsx';

/** Names the seller’s advert as the source of a field that still says what the advert says. */
export function SourceLine({ field }: { readonly field: keyof DraftData }) {
  const { source } = useEditor();
  if (!source || !('fields' in source) || !source.fields.includes(field)) return null;
  return (
    <p className="text-sm break-words text-muted">
      {source.site === undefined ? 'From the text of your advert.' : `From your advert at ${source.site}.`}
    </p>
  );
}
