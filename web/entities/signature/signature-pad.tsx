import { type Dispatch, type PointerEvent, type SetStateAction, useRef } from 'react';
import {
  countPoints,
  drawingLimits,
  padSize,
  type Stroke,
} from '../../../functions/people/signatures/domain/mark.ts';
import { cx } from '../../lib/cx.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';

interface Props {
  readonly strokes: readonly Stroke[];
  /** Takes an update, as several points can come before the next render. */
  readonly onStrokes: Dispatch<SetStateAction<Stroke[]>>;
  readonly error: string | undefined;
}

/** Points that are nearer say nothing more of a line. */
const leastDistance = 3;

/** A pad to sign on with a finger, a pen or a mouse. */
export function SignaturePad({ strokes, onStrokes, error }: Props) {
  const isDrawing = useRef(false);
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || strokes.length >= drawingLimits.strokes) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDrawing.current = true;
    const point = toPoint(event);
    onStrokes((before) => [...before, point]);
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (!isDrawing.current) return;
    const point = toPoint(event);
    onStrokes((before) => addPoint(before, point));
  };
  const end = () => {
    isDrawing.current = false;
  };
  return (
    <div className="grid justify-items-start gap-2">
      <p id="signature-pad-hint" className="text-sm text-muted">
        Sign with your finger, a pen or the mouse. With a keyboard, type your name instead.
      </p>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn on, there is no file for an <img>
        role="img"
        aria-label={strokes.length > 0 ? 'Your signature as you drew it' : 'A pad, still empty'}
        aria-describedby={error ? 'signature-pad-hint signature-pad-error' : 'signature-pad-hint'}
        data-invalid={error ? true : undefined}
        // For the focus where the signature is missing.
        tabIndex={-1}
        viewBox={`0 0 ${padSize.width} ${padSize.height}`}
        className={cx('w-full rounded-md border bg-surface text-ink', error ? 'border-red' : 'border-edge')}
        // A finger draws and doesn't scroll the page.
        style={{ touchAction: 'none', cursor: 'crosshair' }}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path
          d={`M40 ${padSize.height - 40}H${padSize.width - 40}`}
          stroke="currentColor"
          strokeWidth="1"
          opacity="0.3"
        />
        {strokes.map((stroke, index) => (
          <polyline
            // Strokes are added at the end.
            key={`${index}-${stroke[0]}`}
            points={stroke.length === 2 ? [...stroke, ...stroke].join(' ') : stroke.join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      {error && <FieldError id="signature-pad-error">{error}</FieldError>}
      <Button variant="quiet" size="sm" className="min-h-11" onClick={() => onStrokes([])}>
        Clear the pad
      </Button>
    </div>
  );
}

/** Adds a point to the last stroke, unless it is next to the last point or the drawing is full. */
function addPoint(strokes: Stroke[], [x = 0, y = 0]: Stroke): Stroke[] {
  const stroke = strokes.at(-1);
  if (!stroke || countPoints(strokes) >= drawingLimits.points) return strokes;
  const [lastX = 0, lastY = 0] = stroke.slice(-2);
  if (Math.hypot(x - lastX, y - lastY) < leastDistance) return strokes;
  return [...strokes.slice(0, -1), [...stroke, x, y]];
}

/** Where the pointer is, in the pad's units. */
function toPoint({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Stroke {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const clamp = (share: number, size: number) => Math.round(Math.min(1, Math.max(0, share)) * size);
  return [clamp((clientX - left) / width, padSize.width), clamp((clientY - top) / height, padSize.height)];
}
