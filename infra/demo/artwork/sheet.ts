export type Pt = readonly [number, number];

export interface Ink {
  opacity?: number;
  stroke?: string;
  width?: number;
  filter?: string;
  dash?: string;
}

const formatNumber = (value: number) => String(Math.round(value * 10) / 10);
export function toLinePath(points: readonly Pt[]): string {
  return points.map(([x, y]) => `${formatNumber(x)},${formatNumber(y)}`).join(' ');
}

/** A closed smooth curve through the points (Catmull-Rom as cubic Béziers). */
export function toSmoothPath(points: readonly Pt[]): string {
  const count = points.length;
  const at = (i: number): Pt => points[(i + count) % count] ?? [0, 0];
  const first = at(0);
  let d = `M${formatNumber(first[0])} ${formatNumber(first[1])}`;
  for (let i = 0; i < count; i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${formatNumber(b[0] + (c[0] - a[0]) / 6)} ${formatNumber(b[1] + (c[1] - a[1]) / 6)} `;
    d += `${formatNumber(c[0] - (e[0] - b[0]) / 6)} ${formatNumber(c[1] - (e[1] - b[1]) / 6)} ${formatNumber(c[0])} ${formatNumber(c[1])}`;
  }
  return `${d}Z`;
}

export function toClosedPath(points: readonly Pt[]): string {
  return `M${toLinePath(points)}Z`;
}

/** One picture being drawn: shapes in painting order and the definitions that they use. */
export class Sheet {
  readonly width = 1920;
  readonly height = 1280;
  #body: string[] = [];
  #defs: string[] = [];
  #known = new Map<string, string>();

  #define(make: (id: string) => string): string {
    const key = make('');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const id = `d${this.#known.size}`;
    this.#known.set(key, id);
    this.#defs.push(make(id));
    return id;
  }

  /** Stops as [offset, colour, opacity?]; the direction is in the shape's own box unless `user` points are given. */
  linear(
    stops: readonly (readonly [number, string, number?])[],
    from: Pt = [0, 0],
    to: Pt = [0, 1],
    user = false,
  ): string {
    const marks = stops
      .map(
        ([at, colour, alpha = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`,
      )
      .join('');
    const units = user ? ' gradientUnits="userSpaceOnUse"' : '';
    const ends = `x1="${formatNumber(from[0])}" y1="${formatNumber(from[1])}" x2="${formatNumber(to[0])}" y2="${formatNumber(to[1])}"`;
    return `url(#${this.#define((id) => `<linearGradient id="${id}" ${ends}${units}>${marks}</linearGradient>`)})`;
  }

  radial(centre: Pt, radius: number, stops: readonly (readonly [number, string, number?])[]): string {
    const marks = stops
      .map(
        ([at, colour, alpha = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`,
      )
      .join('');
    const place = `cx="${formatNumber(centre[0])}" cy="${formatNumber(centre[1])}" r="${formatNumber(radius)}" gradientUnits="userSpaceOnUse"`;
    return `url(#${this.#define((id) => `<radialGradient id="${id}" ${place}>${marks}</radialGradient>`)})`;
  }

  blur(amount: number): string {
    const area = 'x="-50%" y="-50%" width="200%" height="200%"';
    const make = (id: string) =>
      `<filter id="${id}" ${area}><feGaussianBlur stdDeviation="${formatNumber(amount)}"/></filter>`;
    return `url(#${this.#define(make)})`;
  }

  #ink(fill: string, { opacity, stroke, width = 1, filter, dash }: Ink): string {
    let text = ` fill="${fill}"`;
    if (opacity !== undefined) text += ` opacity="${Math.round(opacity * 1000) / 1000}"`;
    if (stroke)
      text += ` stroke="${stroke}" stroke-width="${formatNumber(width)}" stroke-linejoin="round" stroke-linecap="round"`;
    if (dash) text += ` stroke-dasharray="${dash}"`;
    if (filter) text += ` filter="${filter}"`;
    return text;
  }

  path(d: string, fill: string, ink: Ink = {}): void {
    this.#body.push(`<path d="${d}"${this.#ink(fill, ink)}/>`);
  }

  poly(points: readonly Pt[], fill: string, ink: Ink = {}): void {
    if (points.length > 1)
      this.#body.push(`<polygon points="${toLinePath(points)}"${this.#ink(fill, ink)}/>`);
  }

  stroke(points: readonly Pt[], colour: string, width: number, opacity = 1): void {
    this.#body.push(
      `<polyline points="${toLinePath(points)}"${this.#ink('none', { stroke: colour, width, opacity })}/>`,
    );
  }

  rect(x: number, y: number, w: number, h: number, fill: string, ink: Ink & { r?: number } = {}): void {
    const place = `x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(w)}" height="${formatNumber(h)}"`;
    this.#body.push(`<rect ${place}${ink.r ? ` rx="${formatNumber(ink.r)}"` : ''}${this.#ink(fill, ink)}/>`);
  }

  ellipse([x, y]: Pt, rx: number, ry: number, fill: string, ink: Ink = {}): void {
    this.#body.push(
      `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(rx)}" ry="${formatNumber(ry)}"${this.#ink(fill, ink)}/>`,
    );
  }

  /** Everything drawn inside `draw` shows only within the outline. */
  clip(d: string, draw: () => void): void {
    const id = this.#define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
    this.#body.push(`<g clip-path="url(#${id})">`);
    draw();
    this.#body.push('</g>');
  }

  group(attributes: string, draw: () => void): void {
    this.#body.push(`<g ${attributes}>`);
    draw();
    this.#body.push('</g>');
  }

  toString(): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.#defs.join('')}</defs>${this.#body.join('')}</svg>`;
  }
}
