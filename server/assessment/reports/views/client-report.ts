import { fullName } from '#domain/kernel/full-name.ts'
import type { PdfDocument } from '../../../platform/pdf/pdf-document.ts'
import { type Printing, presentReport, reportWords, shownDate } from '../reports.views.ts'
import { factsOf, type Outcome } from './result-facts.ts'

/**
 * The result for a client of the agency: one page of figures. It has no questions, answers, signals or addresses.
 * It names a vacancy only when the result counts for no other, because others may belong to other clients.
 */
export function presentClientReport(outcome: Outcome, printing: Printing): PdfDocument {
  const say = reportWords(printing.language)
  const { row, vacancies } = outcome
  const name = fullName(row.first_name, row.last_name)
  const title = say('reports.client_title', { name, skill: row.skill })
  return presentReport(title, printing, [
    { kind: 'title', text: say('reports.result_title', { name, skill: row.skill }) },
    {
      kind: 'facts',
      facts: [
        ...factsOf({ ...outcome, vacancies: vacancies.length === 1 ? vacancies : [] }, name, say, printing),
        [say('reports.made'), shownDate(printing.now, printing)],
      ],
    },
    { kind: 'note', text: say('reports.client_note', { site: printing.siteName }) },
  ])
}
