import { plainTextOf } from '../rich-text.ts'
import type { FramedMail } from './mail-parts.ts'

/** The plain text of an e-mail. */
export function mailPlain({
  greeting,
  intro,
  title,
  bodyHtml,
  facts = [],
  link,
  confirm,
  note,
  unsubscribe,
  site,
}: FramedMail): string {
  const blocks = [
    greeting,
    intro,
    title.toUpperCase(),
    blocksOf(bodyHtml),
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    `${link.label}: ${link.url}`,
    confirm && `${confirm.question} ${confirm.label}: ${confirm.url}`,
    `-- \n${site.name}\n${note}${unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.url}` : ''}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** Rich text as paragraphs: list items get a dash, links name their address. */
function blocksOf(html: string): string {
  return html
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_link, url: string, label: string) =>
      label === url ? label : `${label} (${url})`,
    )
    .split(/<\/(?:p|li|h\d|blockquote)>|<br\s*\/?>|<hr\s*\/?>/)
    .map((block) => (plainTextOf(block) === '' ? '' : `${/<li\b/.test(block) ? '- ' : ''}${plainTextOf(block)}`))
    .filter(Boolean)
    .join('\n\n')
}
