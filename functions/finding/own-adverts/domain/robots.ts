/** One line of a robots.txt that speaks to us. */
export interface RobotsRule {
  readonly allows: boolean;
  readonly path: string;
}
interface RobotsGroup {
  readonly agents: string[];
  readonly rules: RobotsRule[];
}

/** What a site’s robots.txt says to a program of this name (RFC 9309): the group of its name, else that of `*`. */
export function readRobots(robots: string, agent: string): readonly RobotsRule[] {
  const groups = readGroups(robots);
  const listRules = (name: string) =>
    groups.filter(({ agents }) => agents.includes(name)).flatMap(({ rules }) => rules);
  const isNamed = groups.some(({ agents }) => agents.includes(agent.toLowerCase()));
  return listRules(isNamed ? agent.toLowerCase() : '*').filter(({ path }) => path !== '');
}

/** Whether a path may be read: by the longest rule that fits, and of two as long by the one that allows. */
export function isPathAllowed(rules: readonly RobotsRule[], path: string): boolean {
  const fitting = rules
    .filter((rule) => fits(rule.path, path))
    .toSorted((a, b) => b.path.length - a.path.length || Number(b.allows) - Number(a.allows));
  return fitting[0]?.allows ?? true;
}

function readGroups(robots: string): RobotsGroup[] {
  const groups: RobotsGroup[] = [];
  let isOpen = false;
  for (const line of robots.split(/\r\n?|\n/)) {
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const name = field.toLowerCase();
    const last = groups.at(-1);
    if (name === 'user-agent') {
      const agent = value.trim().toLowerCase();
      if (last && isOpen) last.agents.push(agent);
      else groups.push({ agents: [agent], rules: [] });
      isOpen = true;
    } else if (name === 'allow' || name === 'disallow') {
      last?.rules.push({ allows: name === 'allow', path: value.trim() });
      isOpen = false;
    }
  }
  return groups;
}

/** `*` stands for anything, `$` at the end for the end. Matched part by part: a pattern is a stranger’s text. */
function fits(rule: string, path: string): boolean {
  const isWhole = rule.endsWith('$');
  const [start = '', ...parts] = (isWhole ? rule.slice(0, -1) : rule).split('*');
  if (!path.startsWith(start)) return false;
  let at = start.length;
  for (const [nth, part] of parts.entries()) {
    const isLast = isWhole && nth === parts.length - 1;
    const found =
      isLast && path.length - part.length >= at && path.endsWith(part)
        ? path.length - part.length
        : path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return !isWhole || at === path.length;
}
