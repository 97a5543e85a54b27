type Rgb = readonly [number, number, number];

function parseHex(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function formatHex(rgb: readonly number[]): string {
  return `#${rgb
    .map((c) =>
      Math.round(Math.max(0, Math.min(255, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `share` 0 gives `a`, 1 gives `b`. */
export function mixColours(a: string, b: string, share: number): string {
  const [ar, ag, ab] = parseHex(a);
  const [br, bg, bb] = parseHex(b);
  return formatHex([ar + (br - ar) * share, ag + (bg - ag) * share, ab + (bb - ab) * share]);
}

/** Pigment under a coloured light. */
export function multiplyColours(a: string, b: string): string {
  const [ar, ag, ab] = parseHex(a);
  const [br, bg, bb] = parseHex(b);
  return formatHex([(ar * br) / 255, (ag * bg) / 255, (ab * bb) / 255]);
}

export function lightenColour(hex: string, share: number): string {
  return mixColours(hex, '#fffaf0', share);
}
export function darkenColour(hex: string, share: number): string {
  return mixColours(hex, '#1b1d2e', share);
}
