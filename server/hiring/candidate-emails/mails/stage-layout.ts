import type { MailTemplate } from '#domain/hiring/candidate-emails/built-in-template.rules.ts'
import { en } from '#domain/hiring/candidate-emails/candidate-emails.mail.en.ts'
import { es } from '#domain/hiring/candidate-emails/candidate-emails.mail.es.ts'
import { fillVariables, fillVariablesInHtml } from '#domain/mail/mail.rules.ts'
import { layoutMail } from '../../../platform/mail/mail-layout.ts'
import type { ComposedMail, MailContext, MailParts } from '../../../platform/mail/mail-parts.ts'
import { sanitizeRichText } from '../../../platform/rich-text.ts'

/** The texts around the message of an e-mail about a stage. */
export const stageTexts = { es, en }

/** What every e-mail about a stage contains. */
export interface StageFacts {
  readonly template: MailTemplate
  /** The candidate's name, for the template's variable. */
  readonly applicant: string
  /** The candidate's first name, which the greeting has. */
  readonly firstName: string
  /** The title of the vacancy. */
  readonly job: string
  /** The link that confirms the candidate's address, while it is unconfirmed. */
  readonly confirmUrl?: string | undefined
  /** The address that answers reach the team at; undefined when nobody reads them. */
  readonly teamAddress?: string | undefined
}

interface StageParts extends Pick<MailParts, 'intro' | 'link' | 'otherLink' | 'replyTo'> {
  /** The values of the template's variables. */
  readonly values: Readonly<Record<string, string>>
  /** The subject in place of the template's. */
  readonly subject?: string | undefined
  /** The facts after the vacancy. */
  readonly facts?: MailParts['facts']
}

/** An e-mail from a template (NTF-01, TPL-01): values are filled in as text, and the markup is cleaned after that (INJ-05). */
export function layoutStage(
  { language, site, template, firstName, job, confirmUrl, teamAddress }: MailContext & StageFacts,
  { values, subject = template.subject, facts = [], replyTo, ...parts }: StageParts,
): ComposedMail {
  return layoutMail({
    language,
    site,
    recipient: firstName,
    subject: fillVariables(subject, values),
    title: fillVariables(template.title, values),
    bodyHtml: sanitizeRichText(fillVariablesInHtml(template.messageHtml, values)),
    facts: [{ label: stageTexts[language]['notification.mail.vacancy'], value: job }, ...facts],
    confirmUrl,
    replyTo: replyTo ?? teamAddress,
    reachesTeam: replyTo === undefined,
    ...parts,
  })
}
