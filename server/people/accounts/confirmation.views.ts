import type { Language } from '#domain/kernel/languages.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { en } from '#domain/people/accounts/confirmation.mail.en.ts'
import { es } from '#domain/people/accounts/confirmation.mail.es.ts'
import { confirmUrl } from '../../platform/mail/confirm-link.ts'
import { layoutMail, paragraphsHtml } from '../../platform/mail/mail-layout.ts'
import type { MailSite } from '../../platform/mail/mail-parts.ts'
import type { Platform } from '../../platform/platform.ts'

const texts = { es, en }

/** Why an address is asked: it is new to the site, or of an account that had another, or its person asks once more. */
export type ConfirmationKind = 'welcome' | 'new_address' | 'new_link'

/** The e-mail that asks for a confirmation. It greets nobody by name: whose address it is, is the question. */
export function composeConfirmation(
  platform: Pick<Platform, 'config' | 'secretKey'>,
  kind: ConfirmationKind,
  site: MailSite,
  { uuid, email, language }: { uuid: string; email: string; language: Language },
) {
  const of = texts[language]
  const subject = fillVariables(of[`confirm.${kind}.subject`], { site: site.name })
  const parts = {
    language,
    recipient: '',
    subject,
    title: of[`confirm.${kind}.title`],
    bodyHtml: paragraphsHtml(`${of[`confirm.${kind}.message`]}\n\n${of['confirm.not_you']}`),
    link: { label: of['confirm.button'], url: confirmUrl(platform, { uuid, email }, language) },
    site,
  }
  return { subject, ...layoutMail(parts) }
}
