import { escapeHtml } from '#domain/mail/mail.rules.ts'
import { htmlLinesOf } from '../../../platform/html-lines.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'
import { personalHtml, signatureOf } from './answer.mail.ts'

interface Facts {
  readonly subject: string
  /** Sanitised rich text. */
  readonly message: string
  /** The name of the colleague who writes, and the text that they chose for the end of their messages. */
  readonly writer: string
  readonly signature: string
  /** The address that answers reach. */
  readonly replyTo?: string | undefined
}

/** What a colleague writes to a contact of a client (CLT-01), as their own mail program would send it. */
export const clientMessageMail = defineMail({
  kind: 'client_message',
  compose({ site, subject, message, writer, signature, replyTo }: MailContext & Facts) {
    const signed = signatureOf({ writer, signature, siteName: site.name })
    return {
      subject,
      replyTo,
      html: personalHtml(escapeHtml(subject), message, signed),
      plain: `${htmlLinesOf(message)}\n\n-- \n${signed}\n`,
    }
  },
  samples(language): Record<string, Facts> {
    return {
      signed: {
        subject: { es: 'Perfiles para la vacante', en: 'Profiles for the job' }[language],
        message: {
          es: '<p>Hola, Eva:</p><p>Mañana te envío <strong>tres perfiles</strong>.</p>',
          en: '<p>Hi Eva,</p><p>I’ll send you <strong>three profiles</strong> tomorrow.</p>',
        }[language],
        writer: 'Marta Ríos',
        signature: { es: 'Selección · 601 555 0199', en: 'Recruiting · 601 555 0199' }[language],
      },
    }
  },
})
