import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { SubmitEvent } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod';
import type { SummaryError } from '../ui/form-summary.tsx';
import { ApiError, wordsFor } from './api-error.ts';
import { requireLogin } from './session.ts';

interface Options<In extends FieldValues, Out> {
  readonly defaults?: DefaultValues<In>;
  /** How each field is called in the summary. */
  readonly labels: Partial<Record<Path<In>, string>>;
  /** Throws ApiError or NetworkError to keep the form open; what was typed stays. */
  readonly save: (values: Out) => Promise<unknown>;
  /** Other words than the server's for some refusals. */
  readonly explain?: (error: ApiError) => string | undefined;
}

/**
 * A form over a contract's body schema: checks on submit and then on change, puts the server's texts beside their
 * fields and everything else into the summary at the top. Only for lazily loaded routes: it brings zod along.
 */
export function useZodForm<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  options: Options<In, Out>,
) {
  const { defaults, labels, save, explain } = options;
  const form = useForm<In, unknown, Out>({
    resolver: standardSchemaResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    ...(defaults && { defaultValues: defaults }),
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  const refuse = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) requireLogin();
    const said = error instanceof ApiError ? Object.entries(error.errors) : [];
    const names = new Set<string>(Object.keys(labels));
    const own = said.filter(([name]) => names.has(name));
    for (const [name, texts] of own)
      form.setError(pathOf<In>(name), { type: 'server', message: texts.join(' ') });
    if (own.length > 0) return;
    const words = (error instanceof ApiError && explain?.(error)) || wordsFor(error);
    form.setError('root', { type: 'server', message: words });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.stopPropagation();
    void form.handleSubmit((values) => save(values).catch(refuse))(event);
  };
  const errorOf = (name: Path<In>): string | undefined => {
    const error: FieldError | undefined = get(errors, name);
    return error?.message;
  };
  return {
    ...form,
    /** Props for `<form>`: `noValidate`, so that the words are ours. */
    formProps: { onSubmit, noValidate: true } as const,
    errorOf,
    busy: isSubmitting,
    summary: { errors: summaryOf(errors, labels, errorOf), attempt: isSubmitting ? 0 : submitCount },
  };
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- names come from `labels`, whose keys are the form's paths
const pathOf = <In extends FieldValues>(name: string) => name as Path<In>;

function summaryOf<In extends FieldValues>(
  errors: { readonly root?: { readonly message?: string } },
  labels: Partial<Record<Path<In>, string>>,
  errorOf: (name: Path<In>) => string | undefined,
): readonly SummaryError[] {
  const root = errors.root?.message;
  const fields = Object.keys(labels).flatMap((name): SummaryError[] => {
    const message = errorOf(pathOf<In>(name));
    const label = labels[pathOf<In>(name)];
    return message ? [{ name, message, ...(label && { label }) }] : [];
  });
  return root ? [{ message: root }, ...fields] : fields;
}
