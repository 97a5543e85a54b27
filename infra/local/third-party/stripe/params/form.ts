export interface Params {
  readonly [name: string]: Param;
}
export type Param = string | Params | readonly Param[];

type Branch = Map<string, string | Branch>;

/** Parses `a[b][0]=c`: brackets are object fields, or list items if they are numbers or empty. */
export function parseForm(text: string): Params {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = parsePath(name);
    const last = path.pop() ?? '';
    let branch = root;
    for (const part of path) {
      const key = part === '' ? String(branch.size) : part;
      const next = branch.get(key);
      const inner: Branch = next instanceof Map ? next : new Map();
      branch.set(key, inner);
      branch = inner;
    }
    branch.set(last === '' ? String(branch.size) : last, value);
  }
  return toParams(root);
}

function parsePath(name: string): string[] {
  const [head = ''] = /^[^[]+/.exec(name) ?? [];
  return [head, ...Array.from(name.matchAll(/\[([^[\]]*)\]/g), ([, inner = '']) => inner)];
}

const toParams = (branch: Branch): Params =>
  Object.fromEntries(Array.from(branch, ([key, value]) => [key, toParam(value)]));

function toParam(value: string | Branch): Param {
  if (typeof value === 'string') return value;
  const list = [...value.keys()].every((key) => /^\d+$/.test(key));
  return list ? Array.from(value.values(), toParam) : toParams(value);
}
