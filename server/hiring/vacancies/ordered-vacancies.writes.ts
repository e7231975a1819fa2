import type { Language } from '#domain/kernel/languages.ts'
import { escapeHtml } from '#domain/mail/mail.rules.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/platform.ts'
import { copySteps } from '../steps/steps.writes.ts'

interface Ordered {
  readonly clientId: number
  readonly ownerId: number | null
  readonly currencyId: number
  readonly title: string
  readonly openings: number
  readonly city: string
  /** Plain text. */
  readonly description: string
  readonly language: Language
}

/** Adds the draft of a vacancy that a client asked for (CLT-04). Staff complete it before they publish it. Returns its id. */
export async function addOrderedVacancy(tx: Tx, ordered: Ordered, now: Date): Promise<number> {
  const { title, openings, city, description, language } = ordered
  const { id } = await tx
    .insertInto('vacancies')
    .values({
      ...{ client_id: ordered.clientId, owner_id: ordered.ownerId, currency_id: ordered.currencyId },
      ...{ title, openings, city, language, active: false, created_at: now, updated_at: now },
      ...{ reports_to: '', employment_type: 'FullTime', work_mode: 'Present', priority: 'Normal', salary_mode: 'agreed' },
      ...{ description_html: paragraphsOf(description), description_text: description },
      ...{ essential_html: '', knowledge_html: '', minimum_html: '', preferred_html: '', conditions: '' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await copySteps(tx, null, [id])
  await audit(tx, null, { action: 'vacancy.added', subjectType: 'vacancy', subjectId: id, detail: { title } }, now)
  return id
}

/** Plain text as rich text, without any markup of its own. */
const paragraphsOf = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')
