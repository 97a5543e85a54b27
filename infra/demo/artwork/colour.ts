type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function format(rgb: readonly number[]): string {
  return `#${rgb
    .map((c) =>
      Math.round(Math.max(0, Math.min(255, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `share` 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, share: number): string {
  const [ar, ag, ab] = parse(a);
  const [br, bg, bb] = parse(b);
  return format([ar + (br - ar) * share, ag + (bg - ag) * share, ab + (bb - ab) * share]);
}

/** Pigment under a coloured light. */
export function multiply(a: string, b: string): string {
  const [ar, ag, ab] = parse(a);
  const [br, bg, bb] = parse(b);
  return format([(ar * br) / 255, (ag * bg) / 255, (ab * bb) / 255]);
}

export function lighten(hex: string, share: number): string {
  return mix(hex, '#fffaf0', share);
}
export function darken(hex: string, share: number): string {
  return mix(hex, '#1b1d2e', share);
}
