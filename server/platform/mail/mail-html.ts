import { companyColours, darkGround } from '#domain/kernel/company-colours.ts'
import { escapeHtml } from '#domain/mail/mail.rules.ts'
import type { FramedMail, MailLink } from './mail-parts.ts'

const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const colour = { page: '#f5f2ee', card: '#ffffff', line: '#e4ddd5', ink: '#2b2622', quiet: '#6b625a' }

/** Mail programs with a dark mode apply these styles; others keep the inline colours. */
const darkStyles = (ink: string) => `
@media (prefers-color-scheme: dark) {
  .page { background-color: #1c1a18 !important }
  .card { background-color: ${darkGround} !important; border-color: #3d3833 !important }
  .ink, .body, .body * { color: #f0ebe5 !important }
  .quiet { color: #b5aaa0 !important }
  .brand { color: ${ink} !important }
  .outline { border-color: ${ink} !important }
}`

/**
 * The HTML of an e-mail: tables and inline styles, at most 600 px wide, with the company's colour in its head and buttons (MAIL-04). It loads
 * nothing but the company's logo. It uses only what Gmail and Outlook support: see mail-support.no-database.test.ts.
 */
export function mailHtml(mail: FramedMail): string {
  const { language, subject, greeting, intro, title, bodyHtml, facts = [], link, otherLink, confirm, note, site } = mail
  const { fill, onFill, ink, darkInk } = companyColours(site.colour)
  const { unsubscribe } = mail
  const linkHtml = (href: string, label: string) =>
    `<a class="brand" href="${escapeHtml(href)}" style="color:${ink}">${escapeHtml(label)}</a>`
  const text = (content: string, style: string, type = 'ink') =>
    `<p class="${type}" style="margin:0 0 16px;${style}">${escapeHtml(content)}</p>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root { color-scheme: light dark }${darkStyles(darkInk)}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${colour.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background-color:${colour.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;font-family:${font};font-size:16px;line-height:1.5;color:${colour.ink};text-align:left">
<tr><td bgcolor="${fill}" style="padding:16px 28px;border-radius:12px 12px 0 0;background-color:${fill};font-size:20px;font-weight:700;color:${onFill};word-break:break-word">${senderHtml(site)}</td></tr>
<tr><td class="card" style="background-color:${colour.card};border:1px solid ${colour.line};border-top:0;border-radius:0 0 12px 12px;padding:28px;word-break:break-word">
${text(greeting, '')}
${intro ? text(intro, `color:${colour.quiet}`, 'quiet') : ''}
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.3;font-weight:700">${escapeHtml(title)}</h1>
<div class="body">${bodyHtml}</div>
${factsHtml(facts, linkHtml)}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:24px"><tr>
<td bgcolor="${fill}" style="border-radius:8px;background-color:${fill};mso-padding-alt:12px 22px">${buttonHtml(link, fill, onFill)}</td>
</tr></table>
${otherLink ? otherButton(otherLink, ink) : ''}
${confirm ? `<p class="ink" style="margin:24px 0 0">${escapeHtml(confirm.question)} ${linkHtml(confirm.url, confirm.label)}</p>` : ''}
</td></tr>
<tr><td class="quiet" style="padding:16px 8px 0;font-size:13px;color:${colour.quiet}">${escapeHtml(note)}${unsubscribe ? `<br>${linkHtml(unsubscribe.url, unsubscribe.label)}` : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/** A button. Outlook for Windows takes no padding of a link, so its cell states it as `mso-padding-alt`. */
const buttonHtml = ({ label, url }: MailLink, border: string, ink: string, type = '') =>
  `<a href="${escapeHtml(url)}"${type && ` class="${type}"`} style="display:inline-block;padding:12px 22px;border:2px solid ${border};border-radius:8px;font-weight:700;color:${ink};text-decoration:none">${escapeHtml(label)}</a>`

/** The second button, in a table of its own: beside the first one it would leave a phone's screen. */
const otherButton = (link: MailLink, ink: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:12px"><tr><td style="border-radius:8px;mso-padding-alt:12px 22px">${buttonHtml(link, ink, ink, 'brand outline')}</td></tr></table>`

function factsHtml(facts: NonNullable<FramedMail['facts']>, linkHtml: (href: string, label: string) => string): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ({ label, value, href }) =>
      `<tr><th scope="row" class="quiet" style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:400;word-break:normal;color:${colour.quiet}">${escapeHtml(label)}</th><td class="ink" style="padding:4px 0;font-weight:700;word-break:break-word">${href ? linkHtml(href, value) : linesHtml(value)}</td></tr>`,
  )
  return `<table cellpadding="0" cellspacing="0" style="margin-top:16px">${rows.join('')}</table>`
}

/**
 * The company's logo on white, because it may be as dark as the company's colour; else its name. Readers who load no pictures read the name.
 * Outlook for Windows takes the height from the attribute, others the largest size from the style.
 */
const senderHtml = ({ logo, name }: FramedMail['site']) =>
  logo
    ? `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="32" style="height:auto;max-width:160px;max-height:32px;padding:6px 10px;border-radius:6px;background-color:#ffffff;color:#2b2622;vertical-align:middle">`
    : escapeHtml(name)

const linesHtml = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
