import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { type BlogCategory, desk } from './api.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

interface Props {
  /** The category to change; absent for a new one. */
  readonly category?: BlogCategory;
  readonly onClose: () => void;
}

/** The name and description of a category. */
export function CategoryDialog({ category, onClose }: Props) {
  const [name, setName] = useState(category?.name ?? '');
  const [description, setDescription] = useState(category?.description ?? '');
  const send = () => {
    const content = { name, ...(description.trim() && { description }) };
    return category
      ? desk.updateCategory({
          params: { id: category.id },
          body: { ...content, version: category.version },
        })
      : desk.createCategory({ body: content });
  };
  return (
    <ActDialog
      title={category ? fillText(words.changeName, { name: category.name }) : words.newCategory}
      action={category ? words.save : words.addCategory}
      done={category ? words.categorySaved : words.categoryAdded}
      onClose={onClose}
      send={send}
    >
      <Field label={words.name} {...(category && { hint: words.itsAddressStaysAsIt })}>
        <TextInput maxLength={40} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label={words.description} optional hint={words.oneSentenceUnderItsHeading}>
        <TextInput
          maxLength={200}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
      </Field>
    </ActDialog>
  );
}
