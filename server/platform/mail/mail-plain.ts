import { htmlLinesOf } from '../html-lines.ts'
import type { FramedMail } from './mail-parts.ts'

/** The plain text of an e-mail. */
export function mailPlain({
  greeting,
  intro,
  title,
  bodyHtml,
  facts = [],
  link,
  otherLink,
  confirm,
  note,
  unsubscribe,
  site,
}: FramedMail): string {
  const blocks = [
    greeting,
    intro,
    title.toUpperCase(),
    htmlLinesOf(bodyHtml),
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    [link, otherLink].flatMap((one) => (one ? [`${one.label}: ${one.url}`] : [])).join('\n'),
    confirm && `${confirm.question} ${confirm.label}: ${confirm.url}`,
    `-- \n${site.name}\n${note}${unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.url}` : ''}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
