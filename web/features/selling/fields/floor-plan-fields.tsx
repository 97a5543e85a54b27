import { useEditor } from '../editor.tsx';
import { DocumentField } from './document-field.tsx';
import { SourceLine } from './source-line.tsx';
import { TourFields } from './tour-fields.tsx';

/** The floor plan, a video and a tour, all of them optional. */
export function FloorPlanFields() {
  const { data, change } = useEditor();
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">
          Buyers look for it right after the photos. A photo of a hand-drawn sketch with room sizes is better
          than none, and the one from when you bought will do too. Buyers see it with the Standard package and
          above.
        </p>
        <DocumentField
          kind="floor_plan"
          name="floorPlan"
          what="floor plan"
          id={data.floorPlan?.id}
          onRemove={() => change({ floorPlan: undefined })}
        />
        <SourceLine field="floorPlan" />
      </div>
      <TourFields />
    </div>
  );
}
