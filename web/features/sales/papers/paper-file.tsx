import { useQueryClient } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { invalidateSales } from '../../../entities/sale/api.ts';
import { isPaperLate, longestPreparationMs } from '../../../entities/sale/late-paper.ts';
import { paths } from '../../../site/paths.ts';
import { Button, getButtonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface Props {
  readonly url: string | undefined;
  /** Of the link. */
  readonly label: string;
  /** What is being made, in the middle of a sentence. */
  readonly file: 'PDF' | 'signed PDF';
  /** When the paper was issued, agreed or signed. */
  readonly madeAt: string;
}

/** The link to a file that follows its paper; before it is there, that it is on its way, or late. */
export function PaperFile({ url, label, file, madeAt }: Props) {
  const isLate = useIsLate(madeAt);
  if (url !== undefined)
    return (
      <a href={url} target="_blank" rel="noreferrer" className={getButtonClass({ variant: 'secondary' })}>
        <Icon as={FileDown} size={18} /> {label}
      </a>
    );
  if (isLate) return <LatePaper file={file} />;
  return (
    <Button variant="secondary" busy>
      {`Preparing the ${file}`}
    </Button>
  );
}

function LatePaper({ file }: Pick<Props, 'file'>) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    await invalidateSales(queries);
    setAsking(false);
  };
  return (
    <Notice kind="warning" title={`The ${file} is late`} live>
      <p>
        {file === 'PDF'
          ? 'It usually takes seconds. '
          : 'It usually takes seconds. Both signatures are kept, and nothing in the sale waits for it. '}
        If it still isn’t there in an hour,{' '}
        <Link to={paths.contactUs} className="link">
          write to us
        </Link>
        .
      </p>
      <Button
        variant="secondary"
        className="mt-2 justify-self-start"
        busy={isAsking}
        onClick={() => void ask()}
      >
        Check again
      </Button>
    </Notice>
  );
}

/** Whether a file is late, which it can become while its reader waits. */
export function useIsLate(madeAt: string): boolean {
  const [now, setNow] = useState(() => Date.now());
  const isLate = isPaperLate(madeAt, now);
  useEffect(() => {
    if (isLate) return undefined;
    const left = Date.parse(madeAt) + longestPreparationMs - Date.now();
    const timer = setTimeout(() => setNow(Date.now()), Math.max(left, 0) + 1_000);
    return () => clearTimeout(timer);
  }, [madeAt, isLate]);
  return isLate;
}
