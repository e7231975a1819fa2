import type { VacancyDraft, WholeVacancyDraft } from '#domain/hiring/vacancy-drafts/vacancy-drafts.contract.ts'
import type { DraftRow, WholeDraftRow } from './vacancy-drafts.reads.ts'

export const presentDraft = ({ uuid, title, updated_at, version }: DraftRow): VacancyDraft => ({
  ...{ uuid, version },
  name_job: title,
  updated_at: updated_at.toISOString(),
})

export const presentWhole = (row: WholeDraftRow): WholeVacancyDraft => ({
  ...presentDraft(row),
  fields: row.fields as WholeVacancyDraft['fields'],
})
