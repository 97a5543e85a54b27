import { useEditor } from '../editor.tsx';
import { DocumentField } from './document-field.tsx';

/** The floor plan, which is optional. */
export function PlanFields() {
  const { data, change } = useEditor();
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">
        Buyers look for it right after the photos. A sketch with room sizes that is drawn by hand and
        photographed is better than none. An old one from when you bought will do too. Buyers see it with the
        Standard package and larger ones.
      </p>
      <DocumentField
        kind="floor_plan"
        name="floorPlan"
        what="floor plan"
        id={data.floorPlan?.id}
        onRemove={() => change({ floorPlan: undefined })}
      />
    </div>
  );
}
