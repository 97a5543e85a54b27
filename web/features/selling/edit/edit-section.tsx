import { ChevronDown } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { hasFeature } from '../../../../functions/money/packages/domain/entitlements.ts';
import { UpgradeHint } from '../../../entities/payment/upgrade-hint.tsx';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EditorProvider, useUploads } from '../editor.tsx';
import { useFieldFocus } from '../focus-field.ts';
import { hasAcceptedOffer } from '../listings/home-action.ts';
import type { WizardStep } from '../steps.ts';
import { isUploading } from '../upload-queue.ts';
import { FieldsSkeleton } from '../wizard/fields-skeleton.tsx';
import { stepForms } from '../wizard/step-forms.tsx';
import { FixedAddress } from './fixed-address.tsx';
import { describeSection } from './summaries.ts';
import { useEditSection } from './use-edit-section.ts';

interface Props {
  readonly home: PropertyPage;
  readonly step: WizardStep;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Called when unsaved changes appear or disappear. */
  readonly onUnsaved: (step: WizardStep, isUnsaved: boolean) => void;
  /** Whether the address is fixed. */
  readonly isPlaced: boolean;
}

/** One section of a property: its summary, and its fields with a save button. */
export function EditSection({ home, step, isOpen, onOpen, onUnsaved, isPlaced }: Props) {
  const section = useEditSection(home);
  const box = useRef<HTMLFormElement>(null);
  const items = useUploads(section.editor.uploads);
  const isUnsaved = section.changed.size > 0 || isUploading(items);
  useEffect(() => onUnsaved(step, isUnsaved), [onUnsaved, step, isUnsaved]);
  useFieldFocus(box, isOpen);
  const { title, summary } = describeSection(step, home);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onOpen(currentTarget.open)}
      className="group border-t border-line last:border-b"
    >
      {/* A heading may stand in a summary itself alone. */}
      <summary className="grid min-h-18 grid-cols-[minmax(0,1fr)_auto_auto] content-center items-center gap-x-4 py-3 -outline-offset-3">
        <h2 className="text-lg">{title}</h2>
        <span className="col-start-1 row-start-2 truncate text-muted">{summary}</span>
        {isUnsaved && (
          <span className="col-start-2 row-span-2 row-start-1 text-sm font-semibold text-amber">
            Not saved
          </span>
        )}
        <Icon
          as={ChevronDown}
          className="col-start-3 row-span-2 row-start-1 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      {isOpen && (
        <EditorProvider value={section.editor}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its fields */}
          <form
            ref={box}
            noValidate
            onBlur={section.onBlur}
            onSubmit={(event) => {
              event.preventDefault();
              if (!section.isBusy) void section.save();
            }}
            className="grid grid-cols-1 gap-6 pt-2 pb-8"
          >
            {hasAcceptedOffer(home.status) && step <= 3 && (
              <Notice kind="warning">
                An offer is accepted. We’ll point out any change of price, tenure or key facts to the buyer.
              </Notice>
            )}
            <Suspense fallback={<FieldsSkeleton step={step} />}>
              {step === 1 && isPlaced ? <FixedAddress /> : stepForms[step]}
            </Suspense>
            {step === 5 && home.owner?.package && !hasFeature(home.owner.package.packageId, 'floor_plan') && (
              <UpgradeHint propertyId={home.id} from="standard">
                <b className="font-semibold">A floor plan</b> is what buyers look for right after the photos.
                You can add one here now.
              </UpgradeHint>
            )}
            <SaveBar section={section} />
          </form>
        </EditorProvider>
      )}
    </details>
  );
}

interface SectionProps {
  readonly section: ReturnType<typeof useEditSection>;
}

const SectionErrors = ({ section: { refusal, isStale } }: SectionProps) => (
  <>
    {refusal && (
      <Notice kind="error" title="This wasn’t saved" alert>
        {refusal}
      </Notice>
    )}
    {isStale && (
      <Notice kind="warning" title="This home was changed somewhere else" alert>
        We’ve loaded the latest version. Save again to apply your changes, or discard them.
      </Notice>
    )}
  </>
);

/** On a phone it stays in view below a long section, and so does why a save failed. */
const SaveBar = ({ section }: SectionProps) => {
  const { changed, isBusy, discard } = section;
  return (
    <div className="sticky bottom-0 z-20 -mx-4 grid gap-3 border-t border-line bg-paper px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:p-0">
      <SectionErrors section={section} />
      <div className="flex gap-3">
        <Button type="submit" busy={isBusy} disabled={changed.size === 0} className="max-sm:grow">
          Save
        </Button>
        {changed.size > 0 && (
          <Button variant="quiet" onClick={discard}>
            Discard
          </Button>
        )}
      </div>
    </div>
  );
};
