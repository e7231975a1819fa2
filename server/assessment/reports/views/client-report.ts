import { fullName } from '#domain/kernel/full-name.ts'
import type { PdfDocument } from '../../../platform/pdf/pdf-document.ts'
import { type Printing, presentReport, reportWords, shownDate } from '../reports.views.ts'
import { factsOf, type Outcome } from './result-facts.ts'

/**
 * The result for a client of the agency, on one page: its figures alone. Questions and right answers stay in the bank; signals and the
 * person's address are for staff. A vacancy is named only where it is the one that the result counts for: others may be of other clients.
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
