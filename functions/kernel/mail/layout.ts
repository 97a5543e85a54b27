import { escapeHtml } from '../text.ts';
import type { Mail, MailCard, MailContent, MailLink, MailStep } from './content.ts';
import {
  mailStyles,
  outlookSheet,
  pageStyle,
  renderBrand,
  renderButton,
  renderCard,
  renderCode,
  renderHeading,
  renderLink,
  renderParagraph,
  renderPicture,
  renderPreheader,
  renderQuote,
  renderRows,
  renderSmallLink,
  renderSmallPrint,
  renderSteps,
  senderRule,
  sheetStyle,
} from './html-parts.ts';
import { loadLetterhead, toSenderLines } from './letterhead.ts';

export type { MailAttachment, Mail, MailCard, MailContent } from './content.ts';

/**
 * One column without tracking, in light and in dark, readable in every mail program and by every screen reader, with
 * the same words as plain text. It begins with the name of the sender and ends with who that is.
 */
export function renderMail(content: MailContent, letterhead = loadLetterhead()): Mail {
  const { site, operator } = letterhead;
  const help = site === undefined ? [] : [{ label: 'Help and contact', href: `${site}/contact-us` }];
  const sender = { name: operator.tradingName, site, lines: toSenderLines(letterhead), help };
  return { subject: content.subject, html: toHtml(content, sender), text: toText(content, sender) };
}

interface Sender {
  readonly name: string;
  readonly site: string | undefined;
  readonly lines: readonly string[];
  readonly help: readonly MailLink[];
}

function toHtml(content: MailContent, { name, site, lines, help }: Sender): string {
  const { subject, paragraphs, picture, quote, code, rows = [], steps = [], cards = [], action } = content;
  const { preheader = paragraphs[0], otherActions = [], closing = [], footnotes = [], links = [] } = content;
  return [
    '<!doctype html>',
    `<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${mailStyles}</style></head>`,
    `<body class="page" style="${pageStyle}">`,
    ...(preheader === undefined ? [] : [renderPreheader(preheader)]),
    outlookSheet.start,
    `<div role="article" class="sheet" style="${sheetStyle}">`,
    renderBrand(name, site),
    renderHeading(subject),
    ...(picture ? [renderPicture(picture)] : []),
    ...paragraphs.map(renderParagraph),
    ...(quote ? [renderQuote(quote)] : []),
    ...(code === undefined ? [] : [renderCode(code)]),
    ...(rows.length > 0 ? [renderRows(rows)] : []),
    ...(steps.length > 0 ? [renderSteps(steps)] : []),
    ...cards.map(renderCard),
    ...(action ? [renderButton(action)] : []),
    ...otherActions.map(renderLink),
    ...closing.map(renderParagraph),
    ...footnotes.map(renderSmallPrint),
    ...links.map(renderSmallLink),
    senderRule,
    ...lines.map(renderSmallPrint),
    ...help.map(renderSmallLink),
    `</div>${outlookSheet.end}</body></html>`,
  ].join('\n');
}

/** A question keeps its own mark. */
const formatRow = ([label, value]: readonly [string, string]): string =>
  `${label}${label.endsWith('?') ? '' : ':'} ${value}`;
const linkText = ({ label, href }: MailLink): string => `${label}:\n${href}`;
const formatCard = ({ label, title, href, lines }: MailCard): string =>
  [label, title, ...lines, href].join('\n');

const formatStep = ({ who, what, when }: MailStep): string =>
  `${who} ${what}${when === undefined ? '' : `, ${when}`}`;

function toText(content: MailContent, { name, lines, help }: Sender): string {
  const { subject, paragraphs, quote, code, rows = [], steps = [], cards = [], action } = content;
  const { otherActions = [], closing = [], footnotes = [], links = [] } = content;
  const parts = [
    name,
    subject,
    ...paragraphs,
    ...(quote ? [`${quote.by}\n${quote.text}`] : []),
    ...(code === undefined ? [] : [code]),
    ...(rows.length > 0 ? [rows.map(formatRow).join('\n')] : []),
    ...(steps.length > 0 ? [['What happens next', ...steps.map(formatStep)].join('\n')] : []),
    ...cards.map(formatCard),
    ...(action ? [linkText(action)] : []),
    ...otherActions.map(linkText),
    ...closing,
    ...footnotes,
    ...links.map(linkText),
    // What mail programs take for the beginning of a signature.
    ['-- ', ...lines].join('\n'),
    ...help.map(linkText),
  ];
  return `${parts.join('\n\n')}\n`;
}
