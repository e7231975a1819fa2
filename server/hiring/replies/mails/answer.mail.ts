import { escapeHtml } from '#domain/mail/mail.rules.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import { paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'

interface Facts {
  readonly subject: string
  readonly text: string
  /** The name of the colleague who writes. */
  readonly writer: string
  /** The text that the colleague chose for the end of their messages; may be empty. */
  readonly signature: string
  /** The address that answers reach. */
  readonly replyTo?: string | undefined
}

/** What stands under the words of a colleague. */
export const signatureOf = ({ writer, signature, siteName }: { writer: string; signature: string; siteName: string }) =>
  signature.startsWith(writer) ? signature : [writer, signature || siteName].join('\n')

/** The words of a colleague as an e-mail without the layout of the site's notifications. */
export const personalHtml = (title: string, words: string, signed: string) => `<!doctype html>
<html><head><meta charset="utf-8"><title>${title}</title></head>
<body style="font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5">${words}
<p style="color:#57534e">-- <br>${escapeHtml(signed).replaceAll('\n', '<br>')}</p></body></html>`

/**
 * The answer of a colleague to a message of a person (EML-03): their words and signature, as their own mail program would send them, without
 * the layout of the site's notifications. It names no language, because the writer chose none.
 */
export const answerMail = defineMail({
  kind: 'answer',
  compose({ site, subject, text, writer, signature, replyTo }: MailContext & Facts) {
    const signed = signatureOf({ writer, signature, siteName: site.name })
    const html = personalHtml(escapeHtml(subject), paragraphsHtml(text), signed)
    return { subject, replyTo, html, plain: `${text}\n\n-- \n${signed}\n` }
  },
  samples(language): Record<string, Facts> {
    const facts = {
      subject: { es: 'Re: Tu entrevista', en: 'Re: Your interview' }[language],
      text: {
        es: 'Hola, Ana:\n\nEl lunes a las diez nos queda bien. Te esperamos en la carrera 7.',
        en: 'Hi Ana,\n\nMonday at ten works for us. We look forward to meeting you.',
      }[language],
      writer: 'Marta Ríos',
    }
    const signature = { es: 'Selección · 601 555 0199', en: 'Recruiting · 601 555 0199' }[language]
    return { signed: { ...facts, signature }, plain: { ...facts, signature: '' } }
  },
})
