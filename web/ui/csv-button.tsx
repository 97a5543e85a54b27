import { Download } from 'lucide-react';
import { useState } from 'react';
import type { CsvRow } from '../lib/csv.ts';
import { toast } from '../lib/toast.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface Props {
  /** Without its ending. */
  readonly file: string;
  /** What is in the file, for who doesn't see what it stands beside; without it the label says so. */
  readonly of?: string;
  readonly label?: string;
  /** For a program that takes the mark at the beginning, by which Excel knows UTF-8, for text. */
  readonly unmarked?: true;
  /** The headings first. */
  readonly rows: () => readonly CsvRow[] | Promise<readonly CsvRow[]>;
}

const loadWriter = () => Promise.all([import('../lib/csv.ts'), import('../lib/save-file.ts')]);

/** Saves what the page shows as a table for spreadsheets. */
export function CsvButton({ file, of, label = 'CSV', unmarked, rows }: Props) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [{ byteOrderMark, writeCsv }, { saveFile }] = await loadWriter();
      saveFile(`${file}.csv`, (unmarked ? '' : byteOrderMark) + writeCsv(await rows()));
    } catch {
      toast.failure('The file couldn’t be made. Try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={busy}
      aria-label={of === undefined ? undefined : `${label} of ${of}`}
      onClick={() => void save()}
    >
      <Icon as={Download} />
      {label}
    </Button>
  );
}
