import type { Language } from '../../kernel/languages.ts'
import type { Stage } from '../../kernel/stages.ts'
import { escapeHtml } from '../../mail/mail.rules.ts'
import { en } from './stages.mail.en.ts'
import { es } from './stages.mail.es.ts'

const texts = { es, en }

/** The parts of an e-mail to an applicant; each may contain variables. */
export interface MailTemplate {
  readonly subject: string
  readonly title: string
  readonly messageHtml: string
}

/** The built-in e-mail of a stage (SPEC-42). */
export function builtInTemplate(stage: Stage, language: Language): MailTemplate {
  const of = texts[language]
  const paragraphs = of[`${stage}.message`].split('\n\n')
  return {
    subject: of[`${stage}.subject`],
    title: of[`${stage}.title`],
    messageHtml: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
  }
}
