import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import type * as z from 'zod';
import { describeIssue } from '../../functions/kernel/validation-messages.ts';
import type { SummaryError } from '../ui/form-summary.tsx';
import { ApiError, NetworkError, describeError, isAccountRefusal } from './api-error.ts';
import { requireLogin } from './session.ts';

type Values = Readonly<Record<string, unknown>>;
type Errors = Readonly<Record<string, string>>;
type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Options<Name extends string, Out> {
  /** The initial values of the controls. */
  readonly initial: Readonly<Record<NoInfer<Name>, unknown>>;
  /** All fields of the form with their names in the summary. */
  readonly labels: Readonly<Record<Name, string>>;
  /** Throws ApiError or NetworkError to keep the form open with its values. */
  readonly save: (values: Out) => Promise<unknown>;
  /** Replaces the server's text for some errors. */
  readonly explain?: (error: ApiError) => string | undefined;
}

/** Imports a schema once, when it is first needed. */
function useLazySchema<Out>(load: () => Promise<z.ZodType<Out>>) {
  const [schema, setSchema] = useState<z.ZodType<Out>>();
  const loading = useRef<Promise<z.ZodType<Out>>>(undefined);
  const loadSchema = (): Promise<z.ZodType<Out>> => {
    loading.current ??= load().then(
      (loaded) => {
        setSchema(() => loaded);
        return loaded;
      },
      (error: unknown) => {
        loading.current = undefined;
        throw new NetworkError(error);
      },
    );
    return loading.current;
  };
  return { schema, loadSchema };
}

/**
 * A form for a contract's body schema: validates on submit and then on each change, shows the server's errors
 * at their fields and all others in the summary at the top. Schemas include zod, so the schema is loaded when
 * a person enters the form: `async () => (await import('./schemas.ts')).Registration`.
 */
export function useZodForm<Name extends string, Out>(
  load: () => Promise<z.ZodType<Out>>,
  options: Options<Name, Out>,
) {
  const { labels, save, explain } = options;
  const [values, setValues] = useState<Values>(options.initial);
  const [refused, setRefused] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const { schema, loadSchema } = useLazySchema(load);
  const checked = attempt > 0 && schema ? findIssues(schema, values) : {};
  const errors: Errors = { ...refused, ...checked };

  const set = (name: Name, value: unknown) => {
    setValues((now) => ({ ...now, [name]: value }));
    setRefused(omitError(refused, name));
  };
  const submit = async () => {
    setRefused({});
    setBusy(true);
    try {
      const parsed = (await loadSchema()).safeParse(values);
      setAttempt(attempt + 1);
      if (!parsed.success) return;
      await save(parsed.data);
      setAttempt(0);
    } catch (error) {
      if (isAccountRefusal(error)) requireLogin();
      setRefused(toServerErrors(error, labels, explain));
      // Once there is a connection, nothing says that there is none.
      if (error instanceof NetworkError)
        window.addEventListener('online', () => setRefused({}), { once: true });
      setAttempt(attempt + 2);
    } finally {
      setBusy(false);
    }
  };
  return {
    values,
    set,
    busy,
    errorOf: (name: Name): string | undefined => errors[name],
    /** An error of the whole form. */
    refusal: errors[''],
    formProps: {
      // What is sent before the code is there must not stand in an address.
      method: 'post',
      noValidate: true,
      onFocus: () => void loadSchema().catch(() => undefined),
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        event.stopPropagation();
        if (!busy) void submit();
      },
    },
    summary: { errors: busy ? [] : toSummary(errors, labels), attempt: busy ? 0 : attempt },
    ...createControls(values, set),
  };
}

/** The props of each kind of control. */
const createControls = <Name extends string>(values: Values, set: (name: Name, value: unknown) => void) => ({
  /** Props of a text input, textarea or select. */
  text: (name: Name) => ({
    name,
    value: toText(values[name]),
    onChange: (event: ChangeEvent<TextControl>) => set(name, event.target.value),
  }),
  /** Props of a Checkbox. */
  check: (name: Name) => ({
    name,
    checked: values[name] === true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked),
  }),
  /** Props of a RadioGroup. */
  choice: (name: Name) => ({
    name,
    value: toText(values[name]),
    onValue: (value: string) => set(name, value),
  }),
  /** Props of a MoneyInput. */
  money: (name: Name) => ({
    name,
    value: toNumber(values[name]),
    onValue: (value: number | undefined) => set(name, value),
  }),
});

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const toNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const omitError = (errors: Errors, name: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name && field !== ''));

/** The first error of each field; the key '' is the whole form. */
function findIssues(schema: z.ZodType, values: Values): Errors {
  const issues = schema.safeParse(values, { error: describeIssue }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}

function toServerErrors(
  error: unknown,
  labels: Errors,
  explain: Options<string, unknown>['explain'],
): Errors {
  const fieldErrors = error instanceof ApiError ? Object.entries(error.errors) : [];
  const own = fieldErrors.filter(([name]) => name in labels);
  if (own.length > 0) return Object.fromEntries(own.map(([name, texts]) => [name, texts.join(' ')]));
  return { '': (error instanceof ApiError && explain?.(error)) || describeError(error) };
}

function toSummary(errors: Errors, labels: Errors): readonly SummaryError[] {
  const whole = errors[''];
  const fields = Object.entries(labels).flatMap(([name, label]): SummaryError[] => {
    const message = errors[name];
    return message ? [{ name, label, message }] : [];
  });
  return whole ? [{ message: whole }, ...fields] : fields;
}
