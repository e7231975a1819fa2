import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '#domain/kernel/languages.ts'
import { escapeHtml } from '#domain/mail/mail.rules.ts'
import { mailKinds } from '#domain/mail-kinds.ts'
import { mails } from './mails.ts'
import type { ListedMail } from './platform/feature.ts'

const folder = path.resolve('build/mails')
/** `npm run mails -- #1f6f54` shows them in the colour of another company. */
const [, , colour = null] = process.argv
const site = { name: 'Cantera', url: 'https://cantera.test', logo: null, colour }

/** Writes the samples of one e-mail and returns its row of the table. */
function writeMail([name, { mail, sent, to }]: [string, ListedMail]): string {
  const links = languages.flatMap((language) =>
    Object.entries(mail.previews({ language, site })).flatMap(([sample, { html, plain, calendar }]) => {
      const stem = `${name}.${sample}.${language}`
      const parts = Object.entries({ html, txt: plain, ics: calendar }).filter(([, text]) => text !== undefined)
      for (const [ending, text] of parts) writeFileSync(path.join(folder, `${stem}.${ending}`), text ?? '')
      return parts.map(([ending]) => `<a href="${stem}.${ending}">${ending === 'html' ? `${sample} ${language}` : ending}</a>`)
    }),
  )
  const cells = [name, mail.kind, mailKinds[mail.kind], sent, to].map((text) => `<td>${escapeHtml(text)}</td>`)
  return `<tr>${cells.join('')}<td>${links.join(' ')}</td></tr>`
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const heads = ['file', 'kind', 'counts', 'sent when', 'to', 'samples'].map((head) => `<th>${head}</th>`).join('')
const rows = Object.entries(mails).map(writeMail)
const page = `<!doctype html><meta charset="utf-8"><title>E-mails</title><table border="1" cellpadding="6">
<tr>${heads}</tr>
${rows.join('\n')}
</table>
`
writeFileSync(path.join(folder, 'index.html'), page)
console.log(`${rows.length} e-mails with their samples: ${path.join(folder, 'index.html')}`)
