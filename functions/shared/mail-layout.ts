/** A mail as both of its readers get it: programs that show HTML, and those that do not. */
export interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface Letter {
  readonly subject: string;
  /** Plain sentences; markup in them is shown, not obeyed. */
  readonly paragraphs: readonly string[];
  /** Shown large, such as a code. */
  readonly code?: string;
  readonly action?: { readonly label: string; readonly href: string };
  /** Smaller lines below the rest, such as what to do if one did not ask for this mail. */
  readonly footnotes?: readonly string[];
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const ink = '#22262a';
const quiet = '#5c6166';
const green = '#1f5b45';

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`;
const footnote = (text: string) =>
  `<p style="margin:0 0 8px;font-size:14px;line-height:20px;color:${quiet}">${escape(text)}</p>`;
const codeBlock = (code: string) =>
  `<p style="margin:24px 0;font-size:32px;line-height:40px;font-weight:700;letter-spacing:6px">${escape(code)}</p>`;
const button = ({ label, href }: { label: string; href: string }) =>
  `<p style="margin:24px 0"><a href="${escape(href)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:${green};color:#ffffff;font-weight:600;text-decoration:none">${escape(label)}</a></p>`;

/** One column, no pictures, no tracking: readable in every mail program and by every screen reader. */
export function layOut({ subject, paragraphs, code, action, footnotes = [] }: Letter): Mail {
  const html = [
    '<!doctype html>',
    `<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(subject)}</title></head>`,
    `<body style="margin:0;padding:24px 16px;background:#f6f3ee;color:${ink};font:16px/24px -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">`,
    '<div role="article" style="max-width:560px;margin:0 auto;padding:32px 28px;background:#ffffff;border-radius:10px">',
    `<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:${green}"><span aria-hidden="true">&#8963;</span> Gable</p>`,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escape(subject)}</h1>`,
    ...paragraphs.map(paragraph),
    ...(code === undefined ? [] : [codeBlock(code)]),
    ...(action ? [button(action)] : []),
    ...footnotes.map(footnote),
    '</div></body></html>',
  ].join('\n');
  const text = [
    'Gable',
    subject,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...footnotes,
  ].join('\n\n');
  return { subject, html, text: `${text}\n` };
}
