import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { Icon } from './icon.tsx';

interface Wiring {
  readonly id?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
}
const FieldContext = createContext<Wiring>({});

type Report = (refusal: string | undefined) => void;
const RefusalContext = createContext<Report | undefined>(undefined);

/** Why a control inside a Field can't take its text; the Field shows it in place of other errors. */
export function useFieldRefusal(refusal: string | undefined): void {
  const report = useContext(RefusalContext);
  useEffect(() => {
    report?.(refusal);
    return () => report?.(undefined);
  }, [report, refusal]);
}

/** The id and descriptions for a control inside a Field. */
export function useField(): Wiring {
  return useContext(FieldContext);
}

interface Props {
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** A help text under the label. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  /** Shows the label to screen readers only, when the context makes it clear visually. */
  readonly hideLabel?: boolean;
  readonly className?: string;
}

/** A label, a hint, one control and its error. */
export function Field({ label, hint, error: ownError, optional, hideLabel, className, children }: Props) {
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const error = refusal ?? ownError;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const wiring: Wiring = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'justify-self-start font-semibold'}>
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldContext value={wiring}>
        <RefusalContext value={setRefusal}>{children}</RefusalContext>
      </FieldContext>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-red">
      <Icon as={CircleAlert} size={16} className="mt-0.5" />
      {children}
    </p>
  );
}
