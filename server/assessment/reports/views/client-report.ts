import { fullName } from '#domain/kernel/full-name.ts'
import type { PdfBlock, PdfDocument } from '../../../platform/pdf/pdf-document.ts'
import type { ScoredSkill } from '../reads/scored-skills.ts'
import { type Printing, presentReport, reportWords, shownDate } from '../reports.views.ts'
import { factsOf, isScored, type Outcome, rangeOf, scoreBlocksOf } from './result-facts.ts'

interface ClientOutcome extends Outcome {
  /** The person's other results. */
  readonly others: readonly ScoredSkill[]
}

/**
 * The result for a client of the agency: one page with the score, the person's other results, and the facts. It has no questions, answers,
 * signals or addresses of the person. It names a vacancy only when the result counts for no other, because others may belong to other clients.
 */
export function presentClientReport({ others, ...outcome }: ClientOutcome, printing: Printing): PdfDocument {
  const say = reportWords(printing.language)
  const { row, vacancies } = outcome
  const name = fullName(row.first_name, row.last_name)
  const title = say('reports.client_title', { name, skill: row.skill })
  const otherScores: PdfBlock[] =
    others.length > 0
      ? [
          { kind: 'section', text: say('reports.other_skills') },
          { kind: 'ranges', rows: others.map((one) => rangeOf(one, say, printing)) },
        ]
      : []
  return presentReport(title, printing, [
    { kind: 'name', text: name },
    { kind: 'lead', text: row.skill, language: row.skill_language ?? printing.language },
    ...(isScored(row) ? scoreBlocksOf(row, say, printing) : []),
    ...otherScores,
    { kind: 'section', text: say('reports.about_test') },
    {
      kind: 'facts',
      facts: factsOf({ ...outcome, vacancies: vacancies.length === 1 ? vacancies : [] }, say, printing, { brief: true }),
    },
    {
      kind: 'note',
      text: `${say('reports.client_note', { site: printing.siteName })} ${say('reports.made')}: ${shownDate(printing.now, printing)}.`,
    },
  ])
}
