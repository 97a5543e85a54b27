import '../../../ui/typeset.css';
import './body-editor.css';
import ImageNode from '@tiptap/extension-image';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Table,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { findTablePlace, insertTable } from './table-commands.ts';
import { tableNodes } from './table-nodes.ts';
import { TableTools } from './table-tools.tsx';

/** A picture refers to its upload; the server adds its sizes. */
const PostImage = ImageNode.extend({
  addAttributes() {
    return { ...this.parent?.(), 'data-image': { default: null } };
  },
});

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: { openOnClick: false } }),
  PostImage,
  ...tableNodes,
];

interface Props {
  readonly html: string;
  /** The id of the label for screen readers. */
  readonly labelledBy: string;
  readonly isInvalid: boolean;
  readonly onChange: (html: string) => void;
}

/** The body of a post in a WYSIWYG editor. Keys: Ctrl+B, Ctrl+I, Ctrl+Z; `## ` begins a heading. */
export default function BodyEditor({ html, labelledBy, isInvalid, onChange }: Props) {
  const editor = useEditor({
    extensions,
    content: html,
    // The content security policy forbids style elements; body-editor.css has the rules.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        class: 'typeset min-h-96 max-w-prose p-4 outline-none sm:p-6',
      },
    },
  });
  return (
    <div
      className={cx(
        'rounded-md border bg-surface focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-action',
        isInvalid ? 'border-red' : 'border-edge',
      )}
    >
      <EditorToolbar editor={editor} />
      <TableTools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

interface EditorTool {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isOn?: boolean;
  readonly run: () => void;
}

function EditorToolbar({ editor }: { readonly editor: Editor }) {
  const [dialog, setDialog] = useState<'link' | 'picture'>();
  const chain = () => editor.chain().focus();
  const tools: readonly EditorTool[] = [
    {
      label: 'Heading',
      icon: Heading2,
      isOn: editor.isActive('heading', { level: 2 }),
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      label: 'Smaller heading',
      icon: Heading3,
      isOn: editor.isActive('heading', { level: 3 }),
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    { label: 'Bold', icon: Bold, isOn: editor.isActive('bold'), run: () => chain().toggleBold().run() },
    {
      label: 'Italic',
      icon: Italic,
      isOn: editor.isActive('italic'),
      run: () => chain().toggleItalic().run(),
    },
    {
      label: 'List',
      icon: List,
      isOn: editor.isActive('bulletList'),
      run: () => chain().toggleBulletList().run(),
    },
    {
      label: 'Numbered list',
      icon: ListOrdered,
      isOn: editor.isActive('orderedList'),
      run: () => chain().toggleOrderedList().run(),
    },
    {
      label: 'Quote',
      icon: Quote,
      isOn: editor.isActive('blockquote'),
      run: () => chain().toggleBlockquote().run(),
    },
    { label: 'Link', icon: Link2, isOn: editor.isActive('link'), run: () => setDialog('link') },
    { label: 'Picture', icon: ImagePlus, run: () => setDialog('picture') },
    ...(findTablePlace(editor.state)
      ? []
      : [{ label: 'Table', icon: Table, run: () => insertTable(editor) }]),
    { label: 'Undo', icon: Undo2, run: () => chain().undo().run() },
    { label: 'Redo', icon: Redo2, run: () => chain().redo().run() },
  ];
  return (
    <div role="toolbar" aria-label="Format" className="flex flex-wrap gap-0.5 border-b border-line p-1.5">
      {tools.map(({ label, icon, isOn, run }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isOn}
          title={label}
          onClick={run}
          className={cx(
            'grid size-10 place-items-center rounded-md hover:bg-sunk',
            isOn && 'bg-action-soft text-action-strong',
          )}
        >
          <Icon as={icon} size={19} label={label} />
        </button>
      ))}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(undefined)} />}
      {dialog === 'picture' && (
        <PictureDialog
          title="Add a picture"
          onClose={() => setDialog(undefined)}
          onDone={({ image, alt }) => {
            const attrs = { src: image.url, alt, 'data-image': image.id };
            chain().insertContent({ type: 'image', attrs }).run();
            setDialog(undefined);
          }}
        />
      )}
    </div>
  );
}

function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const before: unknown = editor.getAttributes('link')['href'];
  const [href, setHref] = useState(typeof before === 'string' ? before : '');
  const [isTried, setTried] = useState(false);
  const isFine = href === '' || /^(https?:\/\/|mailto:|\/(?!\/))/.test(href.trim());
  return (
    <StepDialog
      title="Link"
      action={href === '' ? 'Remove link' : 'Set link'}
      busy={false}
      error={null}
      onClose={onClose}
      onSend={() => {
        setTried(true);
        if (!isFine) return;
        const chain = editor.chain().focus().extendMarkRange('link');
        (href === '' ? chain.unsetLink() : chain.setLink({ href: href.trim() })).run();
        onClose();
      }}
    >
      <Field
        label="Address"
        hint="A page of this site, like /blog/moving-day, or a full address."
        error={isTried && !isFine ? 'Begin with https://, mailto: or /.' : undefined}
      >
        <TextInput value={href} inputMode="url" onChange={({ target }) => setHref(target.value)} />
      </Field>
    </StepDialog>
  );
}
