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

/** The stages whose built-in text speaks of an application, and has another one for people whom staff put into the vacancy. */
const stagesWithOwnWords = ['apply', 'firstInterview', 'reject'] as const satisfies readonly Stage[]

/** The built-in e-mail of a stage (SPEC-42). */
export const builtInTemplate = (stage: Stage, language: Language): MailTemplate => templateIn(stage, language)

/**
 * The template for a person whom staff put into the vacancy: built-in words about an application, which they did not make, are replaced
 * (INT-04). What staff wrote themselves stays.
 */
export function templateForIncluded(template: MailTemplate, stage: Stage, language: Language): MailTemplate {
  const own = stagesWithOwnWords.find((one) => one === stage)
  return own && isSame(template, builtInTemplate(stage, language)) ? templateIn(`included.${own}`, language) : template
}

/** Whether a text is the built-in one of the stage, also in the words for people whom staff put into the vacancy. */
export function isBuiltIn(template: MailTemplate, stage: Stage, language: Language): boolean {
  const builtIn = builtInTemplate(stage, language)
  return isSame(template, builtIn) || isSame(template, templateForIncluded(builtIn, stage, language))
}

function templateIn(name: Stage | `included.${(typeof stagesWithOwnWords)[number]}`, language: Language): MailTemplate {
  const of = texts[language]
  const paragraphs = of[`${name}.message`].split('\n\n')
  return {
    subject: of[`${name}.subject`],
    title: of[`${name}.title`],
    messageHtml: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
  }
}

/** Compares the words, because editors write the same paragraphs with other marks and entities. */
function isSame(one: MailTemplate, other: MailTemplate): boolean {
  const wordsOf = ({ subject, title, messageHtml }: MailTemplate) =>
    [
      subject,
      title,
      messageHtml
        .replace(/<[^>]*>|&nbsp;/g, ' ')
        .replace(/&(?:quot|#34);/g, '"')
        .replace(/&(?:#39|apos);/g, "'"),
    ]
      .map((text) => text.split(/\s+/).filter(Boolean).join(' '))
      .join('\n')
  return wordsOf(one) === wordsOf(other)
}
