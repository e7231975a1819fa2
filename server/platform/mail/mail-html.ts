import { escapeHtml } from '#domain/mail/mail.rules.ts'
import type { FramedMail } from './mail-parts.ts'

const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const colour = {
  page: '#f5f2ee',
  card: '#ffffff',
  line: '#e4ddd5',
  ink: '#2b2622',
  quiet: '#6b625a',
  brand: '#a8431f',
  onBrand: '#ffffff',
}

/** Mail programs with a dark mode apply these styles; others keep the inline colours. */
const darkStyles = `
@media (prefers-color-scheme: dark) {
  .page { background: #1c1a18 !important }
  .card { background: #26231f !important; border-color: #3d3833 !important }
  .ink, .body, .body * { color: #f0ebe5 !important }
  .quiet { color: #b5aaa0 !important }
  .brand { color: #f0a27f !important }
}`

/** The HTML of an e-mail: tables and inline styles, at most 600 px wide; it loads nothing but the company's logo. */
export function mailHtml(mail: FramedMail): string {
  const { language, subject, greeting, intro, title, bodyHtml, facts = [], link, confirm, note, unsubscribe, site } = mail
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
<style>:root { color-scheme: light dark }${darkStyles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${colour.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;font-family:${font};font-size:16px;line-height:1.6;color:${colour.ink};text-align:left">
<tr><td class="brand" style="padding:0 8px 16px;font-size:20px;font-weight:700;color:${colour.brand}">${logoHtml(site)}${escapeHtml(site.name)}</td></tr>
<tr><td class="card" style="background:${colour.card};border:1px solid ${colour.line};border-radius:12px;padding:32px 28px">
${text(greeting, '')}
${intro ? text(intro, `color:${colour.quiet}`, 'quiet') : ''}
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.3;font-weight:700">${escapeHtml(title)}</h1>
<div class="body" style="overflow-wrap:anywhere">${bodyHtml}</div>
${factsHtml(facts)}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:24px"><tr><td style="border-radius:8px;background:${colour.brand}">
<a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 24px;font-weight:700;color:${colour.onBrand};text-decoration:none">${escapeHtml(link.label)}</a>
</td></tr></table>
${confirm ? `<p class="ink" style="margin:24px 0 0">${escapeHtml(confirm.question)} <a class="brand" href="${escapeHtml(confirm.url)}" style="color:${colour.brand}">${escapeHtml(confirm.label)}</a></p>` : ''}
</td></tr>
<tr><td class="quiet" style="padding:16px 8px 0;font-size:13px;color:${colour.quiet}">${escapeHtml(note)}${unsubscribe ? `<br>${linkHtml(unsubscribe.url, unsubscribe.label)}` : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function factsHtml(facts: NonNullable<FramedMail['facts']>): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ({ label, value, href }) =>
      `<tr><th scope="row" class="quiet" style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:400;color:${colour.quiet}">${escapeHtml(label)}</th><td class="ink" style="padding:4px 0;font-weight:700;overflow-wrap:anywhere">${href ? linkHtml(href, value) : linesHtml(value)}</td></tr>`,
  )
  return `<table cellpadding="0" cellspacing="0" style="margin-top:16px">${rows.join('')}</table>`
}

/** The company's name is beside the logo, so readers who load no pictures miss nothing. */
const logoHtml = ({ logo }: FramedMail['site']) =>
  logo ? `<img src="${escapeHtml(logo)}" alt="" height="32" style="height:32px;margin-right:10px;vertical-align:middle">` : ''

const linkHtml = (href: string, label: string) =>
  `<a class="brand" href="${escapeHtml(href)}" style="color:${colour.brand}">${escapeHtml(label)}</a>`

const linesHtml = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
