import { escapeHtml } from '@gable/local-cloud/stand-ins';

export function renderTime(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString('en-GB', {
    timeZone: 'Europe/London',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
}

export function renderCode(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** Rows of cells, which are HTML, below their heads. */
export function renderTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '<p class="quiet">Nothing yet.</p>';
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** A button that posts these fields; `label` is HTML. */
export function renderButton(
  action: string,
  label: string,
  fields: Readonly<Record<string, string>> = {},
): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${action}">${hidden.join('')}<button>${label}</button></form>`;
}
