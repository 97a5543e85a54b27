import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Field } from '../../../web/ui/field.tsx';
import { MoneyInput } from '../../../web/ui/money-input.tsx';

interface FormProps {
  readonly initial?: number | undefined;
  readonly places?: 'pounds' | 'pence';
  readonly onSum: (sum: number | undefined) => void;
  readonly onSend: () => void;
}

function SumForm({ initial, places = 'pounds', onSum, onSend }: FormProps) {
  const [sum, setSum] = useState(initial);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Field label="Price" error={sum === undefined ? 'Enter a price' : undefined}>
        <MoneyInput
          value={sum}
          places={places}
          onValue={(value) => {
            setSum(value);
            onSum(value);
          }}
        />
      </Field>
      <button type="button" onClick={() => setSum(199_000)}>
        Set
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

async function openForm(options: Pick<FormProps, 'initial' | 'places'> = {}) {
  const onSum = vi.fn<(sum: number | undefined) => void>();
  const onSend = vi.fn<() => void>();
  const screen = await render(<SumForm {...options} onSum={onSum} onSend={onSend} />);
  const field = screen.getByRole('textbox', { name: 'Price' });
  await userEvent.click(field);
  return { screen, field, onSum, onSend };
}

/** Pastes as a person does, from the clipboard of the page. */
async function paste(text: string): Promise<void> {
  const transfer = document.createElement('textarea');
  const { activeElement } = document;
  document.body.append(transfer);
  transfer.value = text;
  transfer.select();
  await userEvent.copy();
  transfer.remove();
  if (activeElement instanceof HTMLInputElement) {
    activeElement.focus();
    activeElement.select();
  }
  await userEvent.paste();
}

describe('MoneyInput', () => {
  test.each([
    ['410000', '410,000', 410_000],
    ['410k', '410,000', 410_000],
    ['£410,000.00', '410,000', 410_000],
    ['410000.50', '410,000', 410_000],
    ['0.41m', '410,000', 410_000],
    ['1.2 million', '1,200,000', 1_200_000],
    ['410 000', '410,000', 410_000],
    ['1,250,000', '1,250,000', 1_250_000],
    ['0410000', '410,000', 410_000],
  ])('reads %j when it is typed and left', async (typed, text, sum) => {
    const { field, onSum } = await openForm();
    await userEvent.keyboard(typed);
    expect(onSum).toHaveBeenLastCalledWith(sum);
    await userEvent.tab();
    await expect.element(field).toHaveValue(text);
  });

  test.each([
    ['£410,000.00', '410,000', 410_000],
    ['410k', '410,000', 410_000],
    ['0.41m', '410,000', 410_000],
    ['410\u00A0000', '410,000', 410_000],
    ['410.000,00', '410,000', 410_000],
    ['４１００００', '410,000', 410_000],
    ['GBP 410000', '410,000', 410_000],
  ])('shows %j as its sum when it is pasted over another sum', async (text, shown, sum) => {
    const { field, onSum } = await openForm({ initial: 300_000 });
    await paste(text);
    await expect.element(field).toHaveValue(shown);
    expect(onSum.mock.calls).toEqual([[sum]]);
  });

  test.each([
    ['325000-330000', 'Enter one sum, not a range'],
    ['-325000', 'Enter a sum of £0 or more'],
    ['$325,000', 'Enter the sum in pounds'],
    ['ask me', 'We can’t read this sum'],
  ])('refuses %j beside the field, and its form is not sent', async (text, refusal) => {
    const { screen, field, onSum, onSend } = await openForm({ initial: 300_000 });
    await paste(text);
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(refusal));
    await expect.element(field).toBeInvalid();
    expect(onSum.mock.calls).toEqual([[undefined]]);
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(field).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.fill(field, '325000');
    await screen.getByRole('button', { name: 'Send' }).click();
    expect(onSend).toHaveBeenCalledOnce();
  });

  test('says nothing about a sum that is still being typed, and refuses it when the form is sent', async () => {
    const { field, onSend } = await openForm({ initial: 300_000 });
    await userEvent.clear(field);
    await userEvent.keyboard('1.2');
    await expect.element(field).toHaveAccessibleDescription('Enter a price');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining('We can’t read'));
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('m');
    await expect.element(field).toBeValid();
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledOnce();
  });

  test('keeps the caret behind the digit that was typed', async () => {
    const { field, onSum } = await openForm();
    await userEvent.keyboard('410000{Home}{ArrowRight}56');
    await expect.element(field).toHaveValue('45,610,000');
    expect(onSum).toHaveBeenLastCalledWith(45_610_000);
    await userEvent.keyboard('7');
    await expect.element(field).toHaveValue('456,710,000');
  });

  test('deletes the digit beyond a separator', async () => {
    const { field } = await openForm({ initial: 325_000 });
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Backspace}');
    await expect.element(field).toHaveValue('32,000');
    await userEvent.keyboard('{Delete}9');
    await expect.element(field).toHaveValue('32,900');
  });

  test('waits for another first digit before it drops the zeros', async () => {
    const { field } = await openForm({ initial: 1_000_000 });
    await userEvent.keyboard('{Home}{Delete}2');
    await expect.element(field).toHaveValue('2,000,000');
  });

  test('undoes and repeats what was typed, deleted and pasted', async () => {
    const { field, onSum } = await openForm({ initial: 325_000 });
    await userEvent.keyboard('{End}{Backspace}{Backspace}');
    await expect.element(field).toHaveValue('3,250');
    await userEvent.keyboard('77');
    await paste('1.2m');
    await expect.element(field).toHaveValue('1,200,000');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(field).toHaveValue('325,077');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(field).toHaveValue('3,250');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(field).toHaveValue('325,000');
    expect(onSum).toHaveBeenLastCalledWith(325_000);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.element(field).toHaveValue('3,250');
  });

  test('keeps the pence of a sum in pence', async () => {
    const { field, onSum } = await openForm({ places: 'pence' });
    await userEvent.keyboard('1234.5');
    await userEvent.tab();
    await expect.element(field).toHaveValue('1,234.50');
    expect(onSum).toHaveBeenLastCalledWith(1_234_50);
  });

  test('takes the value that its owner sets', async () => {
    const { screen, field } = await openForm({ initial: 325_000 });
    await userEvent.keyboard('9');
    await screen.getByRole('button', { name: 'Set' }).click();
    await expect.element(field).toHaveValue('199,000');
  });
});
