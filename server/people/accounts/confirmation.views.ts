import type { Language } from '#domain/kernel/languages.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { en } from '#domain/people/accounts/confirmation.mail.en.ts'
import { es } from '#domain/people/accounts/confirmation.mail.es.ts'
import { confirmUrl } from '../../platform/mail/confirm-link.ts'
import { layoutMail, paragraphsHtml } from '../../platform/mail/mail-layout.ts'
import type { MailSite } from '../../platform/mail/mail-parts.ts'
import type { Platform } from '../../platform/platform.ts'

const texts = { es, en }

/** Why the e-mail is sent: the account is new, its address has changed, or its person asks for another link. */
export type ConfirmationKind = 'welcome' | 'new_address' | 'new_link'

/** Composes the e-mail that asks to confirm an address. It greets nobody by name, because its reader may be a stranger. */
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
