import { useQueryClient } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Favourite, saveFavouriteNote } from '../../entities/favourite/saved-homes.ts';
import { useReturnedFocus } from '../../lib/use-returned-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NoteForm } from './note-form.tsx';

interface Props {
  readonly favourite: Favourite;
  readonly title: string;
  /** What stands in one line with the button of the note. */
  readonly children: ReactNode;
}

/** A private note about a saved property, edited in place below a line of actions. */
export function FavouriteNote({ favourite, title, children }: Props) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const opener = useReturnedFocus(isOpen);
  return (
    <div className="grid gap-1">
      {favourite.note && !isOpen && (
        <p className="max-w-prose border-l-3 border-line pl-3 wrap-anywhere whitespace-pre-line">
          {favourite.note}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6">
        {children}
        {!isOpen && (
          <Button
            ref={opener}
            variant="quiet"
            size="sm"
            className="-ml-3 min-h-11 text-muted"
            onClick={() => setOpen(true)}
          >
            <Icon as={NotebookPen} size={18} />
            {favourite.note ? 'Change note' : 'Add a note'}
            <span className="sr-only"> {`about ${title}`}</span>
          </Button>
        )}
      </div>
      {isOpen && (
        <NoteForm
          label="Your note"
          about={title}
          hint="Only you can see it."
          text={favourite.note ?? ''}
          onSave={(note) => saveFavouriteNote(queries, favourite, note)}
          onDone={() => setOpen(false)}
        />
      )}
    </div>
  );
}
