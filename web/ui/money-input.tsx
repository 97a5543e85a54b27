import {
  type ChangeEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { readSum, type TypedSum } from '../lib/sum.ts';
import { useFieldRefusal } from './field.tsx';
import {
  editMoneyText,
  formatPence,
  type MoneyEdit,
  type MoneyText,
  type Places,
  showSum,
  toFieldValue,
} from './money-text.ts';
import { TextInput } from './text-input.tsx';
import { useTextHistory } from './use-text-history.ts';

interface Props {
  /** In the unit of `places`. */
  readonly value: number | undefined;
  /** Called with the sum, or undefined when the field is empty or can't be read. */
  readonly onValue: (sum: number | undefined) => void;
  /** Whole pounds, or pence for sums to the penny. */
  readonly places?: Places;
  /** The greatest sum that the field takes, in the same unit; a greater one is refused beside it. */
  readonly most?: number | undefined;
  readonly name?: string;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly 'aria-label'?: string;
}

/** A sum in a field, which may be greater than the field takes. */
type FieldSum = TypedSum | { readonly is: 'unreadable'; readonly why: 'over'; readonly mostPence: number };

const limitSum = (sum: TypedSum, mostPence = Infinity): FieldSum =>
  sum.is === 'sum' && sum.pence > mostPence ? { is: 'unreadable', why: 'over', mostPence } : sum;
const toPence = (sum: number | undefined, places: Places): number | undefined =>
  sum === undefined || places === 'pence' ? sum : sum * 100;

const refusals = {
  range: 'Enter one sum, not a range',
  negative: 'Enter a sum of £0 or more',
  currency: 'Enter the sum in pounds',
  too_large: 'This sum is too large',
  text: 'We can’t read this sum. Enter it in figures, like 325,000',
} as const;

function describeRefusal(sum: FieldSum): string | undefined {
  if (sum.is !== 'unreadable') return undefined;
  return sum.why === 'over' ? `Enter at most £${formatPence(sum.mostPence)}` : refusals[sum.why];
}

/** A sum as people type and paste it. Separators appear while typing; what can't be read is refused beside it. */
export function MoneyInput({ value, onValue, places = 'pounds', most, ref, onBlur, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current ?? document.createElement('input'));
  const [present, setPresent] = useState(() => toMoneyText(value, places));
  const read = (text: string) => limitSum(readSum(text, places), toPence(most, places));
  const [isLeft, setLeft] = useState(() => read(present.text).is === 'unreadable');
  const lastCaret = useRef(0);
  const history = useTextHistory(present);
  const sum = read(present.text);
  useOwnersValue(value, toFieldValue(sum, places), () => {
    setPresent(toMoneyText(value, places));
    setLeft(false);
  });
  useCaret(input, present);
  const refusal = describeRefusal(sum);
  useFieldRefusal(isLeft ? refusal : undefined);
  useHeldForm(input, refusal, () => setLeft(true));

  const show = (next: MoneyText) => {
    setPresent(next);
    const nextSum = read(next.text);
    if (nextSum.is !== 'unreadable') setLeft(false);
    const nextValue = toFieldValue(nextSum, places);
    if (nextValue !== toFieldValue(sum, places)) onValue(nextValue);
  };
  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const change = toEdit(target, nativeEvent);
    const next = editMoneyText(present.text, change, places);
    const isWhole = change.inserted?.length !== 1 && change.deleted === undefined;
    const kind = isWhole ? 'whole' : change.deleted ? 'deleted' : 'typed';
    history.add({ ...next, kind }, lastCaret.current);
    show(next);
    if (isWhole && read(next.text).is === 'unreadable') setLeft(true);
  };
  const undo = (event: KeyboardEvent<HTMLInputElement>) => {
    lastCaret.current = event.currentTarget.selectionStart ?? 0;
    const way = toHistoryStep(event);
    if (!way) return;
    event.preventDefault();
    const past = history.move(way);
    if (past) show({ text: past.text, caret: past.caret });
  };
  return (
    <TextInput
      {...rest}
      ref={input}
      before="£"
      inputMode={places === 'pence' ? 'decimal' : 'numeric'}
      autoComplete="off"
      className="tabular"
      value={present.text}
      onFocus={() => history.meet(present)}
      onKeyDown={undo}
      onChange={edit}
      onBlur={() => {
        setPresent(showSum(present, places));
        setLeft(true);
        onBlur?.();
      }}
    />
  );
}

function toMoneyText(value: number | undefined, places: Places): MoneyText {
  const text = value === undefined ? '' : formatPence(places === 'pence' ? value : value * 100);
  return { text, caret: text.length };
}

/** Calls `take` when the owner of the field sets another value than the one that the field gave it. */
function useOwnersValue(value: number | undefined, fieldValue: number | undefined, take: () => void): void {
  const [last, setLast] = useState(value);
  if (value === last) return;
  setLast(value);
  if (value !== fieldValue) take();
}

/** Browsers put the caret behind a text that code sets. */
function useCaret(input: { readonly current: HTMLInputElement | null }, present: MoneyText): void {
  useLayoutEffect(() => {
    if (document.activeElement === input.current)
      input.current?.setSelectionRange(present.caret, present.caret);
  }, [input, present]);
}

/** Keeps the form of a field from being sent while its text is refused: without its sum it would say another thing. */
function useHeldForm(
  input: { readonly current: HTMLInputElement | null },
  refusal: string | undefined,
  onHeld: () => void,
): void {
  const latestOnHeld = useRef(onHeld);
  useEffect(() => {
    latestOnHeld.current = onHeld;
  });
  useEffect(() => {
    const form = input.current?.form;
    input.current?.setCustomValidity(refusal ?? '');
    if (!form || refusal === undefined) return undefined;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      latestOnHeld.current();
      input.current?.focus();
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => form.removeEventListener('submit', hold, { capture: true });
  }, [input, refusal]);
}

function toEdit({ value, selectionStart }: HTMLInputElement, event: Event): MoneyEdit {
  const text = { text: value, caret: selectionStart ?? value.length };
  if (!(event instanceof InputEvent)) return { ...text, inserted: undefined };
  if (!event.inputType.startsWith('delete')) return { ...text, inserted: event.data ?? undefined };
  return {
    ...text,
    inserted: undefined,
    deleted: event.inputType.endsWith('Forward') ? 'after' : 'before',
  };
}

function toHistoryStep({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : undefined;
}
