/** A mail with an HTML and a text version. */
export interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Headers in addition to the usual ones. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

export interface Attachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: string | Uint8Array;
}

export interface MailContent {
  readonly subject: string;
  /** The preview in a list of mails; defaults to the first paragraph. */
  readonly preheader?: string;
  /** Plain sentences; markup in them is escaped. */
  readonly paragraphs: readonly string[];
  /** Shown large, such as a verification code. */
  readonly code?: string;
  /** Labelled facts, such as the time and the place. */
  readonly rows?: readonly (readonly [label: string, value: string])[];
  /** Things with a page of their own, such as homes. */
  readonly cards?: readonly MailCard[];
  readonly action?: Link;
  /** Paragraphs below the action. */
  readonly closing?: readonly string[];
  /** Small print below the rest, such as what to do about an unexpected mail. */
  readonly footnotes?: readonly string[];
  /** The last lines: mail preferences and unsubscribing. */
  readonly links?: readonly Link[];
}
export interface MailCard {
  /** A few words above the title, such as what is new. */
  readonly label: string;
  readonly title: string;
  readonly href: string;
  readonly lines: readonly string[];
  readonly image?: { readonly src: string; readonly alt: string };
}
interface Link {
  readonly label: string;
  readonly href: string;
}

/** Escapes text for HTML, also within attribute quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const ink = '#22262a';
const quiet = '#5c6166';
const green = '#1f5b45';
const line = '#dcd8d1';

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
const footnote = (text: string) =>
  `<p style="margin:0 0 8px;font-size:14px;line-height:20px;color:${quiet}">${escapeHtml(text)}</p>`;
const codeBlock = (code: string) =>
  `<p style="margin:24px 0;font-size:32px;line-height:40px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>`;
const button = ({ label, href }: Link) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:${green};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;
const row = ([label, value]: readonly [string, string]) =>
  `<tr><th scope="row" style="padding:8px 16px 8px 0;border-bottom:1px solid ${line};text-align:left;vertical-align:top;font-weight:400;color:${quiet}">${escapeHtml(label)}</th><td style="padding:8px 0;border-bottom:1px solid ${line};font-weight:600">${escapeHtml(value)}</td></tr>`;
const table = (rows: NonNullable<MailContent['rows']>) =>
  `<table style="width:100%;margin:0 0 16px;border-collapse:collapse;border-top:1px solid ${line}">${rows.map(row).join('')}</table>`;
const picture = ({ src, alt }: NonNullable<MailCard['image']>) =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="504" style="display:block;width:100%;height:auto;margin:0 0 12px;border-radius:8px">`;
const cardLine = (text: string) =>
  `<p style="margin:0 0 4px;font-size:15px;line-height:22px">${escapeHtml(text)}</p>`;
const card = ({ label, title, href, lines, image }: MailCard) =>
  [
    `<div style="margin:0 0 24px;padding:0 0 20px;border-bottom:1px solid ${line}">`,
    ...(image ? [`<a href="${escapeHtml(href)}">${picture(image)}</a>`] : []),
    `<p style="margin:0 0 4px;font-size:14px;line-height:20px;font-weight:600;color:${green}">${escapeHtml(label)}</p>`,
    `<h2 style="margin:0 0 4px;font-size:18px;line-height:24px"><a href="${escapeHtml(href)}" style="color:${ink}">${escapeHtml(title)}</a></h2>`,
    ...lines.map(cardLine),
    '</div>',
  ].join('\n');
const cardText = ({ label, title, href, lines }: MailCard) => [label, title, ...lines, href].join('\n');
const smallLink = ({ label, href }: Link) =>
  `<p style="margin:0 0 8px;font-size:14px;line-height:20px"><a href="${escapeHtml(href)}" style="color:${quiet}">${escapeHtml(label)}</a></p>`;
/** The preview text, which the mail itself hides. */
const hidden = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(text)}</div>`;

/** One column without tracking, readable in every mail program and by every screen reader. */
export function layOutMail({
  subject,
  preheader,
  paragraphs,
  code,
  rows = [],
  cards = [],
  action,
  closing = [],
  footnotes = [],
  links = [],
}: MailContent): Mail {
  const html = [
    '<!doctype html>',
    `<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px 16px;background:#f6f3ee;color:${ink};font:16px/24px -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">`,
    ...(preheader === undefined ? [] : [hidden(preheader)]),
    '<div role="article" style="max-width:560px;margin:0 auto;padding:32px 28px;background:#ffffff;border-radius:10px">',
    `<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:${green}"><span aria-hidden="true">&#8963;</span> Gable</p>`,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map(paragraph),
    ...(code === undefined ? [] : [codeBlock(code)]),
    ...(rows.length > 0 ? [table(rows)] : []),
    ...cards.map(card),
    ...(action ? [button(action)] : []),
    ...closing.map(paragraph),
    ...footnotes.map(footnote),
    ...links.map(smallLink),
    '</div></body></html>',
  ].join('\n');
  const text = [
    'Gable',
    subject,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(rows.length > 0 ? [rows.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...cards.map(cardText),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...closing,
    ...footnotes,
    ...links.map(({ label, href }) => `${label}:\n${href}`),
  ].join('\n\n');
  return { subject, html, text: `${text}\n` };
}
