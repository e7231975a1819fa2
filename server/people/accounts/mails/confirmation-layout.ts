import type { Language } from '#domain/kernel/languages.ts'
import { en } from '#domain/people/accounts/confirmation.mail.en.ts'
import { es } from '#domain/people/accounts/confirmation.mail.es.ts'
import { layoutMail, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'

export const confirmationTexts = { es, en }

export interface ConfirmationFacts {
  /** The link that confirms the address (confirm-link.ts). */
  readonly confirmUrl: string
}

interface ConfirmationWords {
  readonly subject: string
  readonly title: string
  readonly message: string
}

export const sampleConfirmation = (language: Language) => ({
  usual: { confirmUrl: `https://cantera.test/confirm/sample?lang=${language}` },
})

/** An e-mail that asks to confirm an address. It greets nobody by name, because its reader may be a stranger (SPEC-56). */
export function layoutConfirmation(
  { language, site, confirmUrl }: MailContext & ConfirmationFacts,
  { subject, title, message }: ConfirmationWords,
) {
  const of = confirmationTexts[language]
  return layoutMail({
    language,
    site,
    recipient: '',
    subject,
    title,
    bodyHtml: paragraphsHtml(`${message}\n\n${of['confirm.not_you']}`),
    link: { label: of['confirm.button'], url: confirmUrl },
  })
}
