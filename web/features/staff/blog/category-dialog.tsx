import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { type BlogCategory, desk } from './api.ts';

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
      title={category ? `Change ${category.name}` : 'New category'}
      action={category ? 'Save' : 'Add category'}
      done={category ? 'Category saved' : 'Category added'}
      onClose={onClose}
      send={send}
    >
      <Field label="Name" {...(category && { hint: 'Its address stays as it is.' })}>
        <TextInput maxLength={40} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label="Description" optional hint="One sentence under its heading.">
        <TextInput
          maxLength={200}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
      </Field>
    </ActDialog>
  );
}
