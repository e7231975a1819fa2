import type { ClientFile, ContactView, VacancyOfClient } from '#domain/hiring/clients/client-page.contract.ts'
import { stateOf } from '#domain/hiring/vacancies/vacancies.rules.ts'
import { stages } from '#domain/kernel/stages.ts'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import type { ClientFileRow, ContactRow, VacancyOfClientRow } from './client-page.reads.ts'

export function presentContact({ id: _id, client_id: _client, ...contact }: ContactRow): ContactView {
  return contact
}

export const presentClientFile =
  ({ secretKey, now }: Pick<Platform, 'secretKey' | 'now'>, viewer: Viewer) =>
  ({ uuid, original_name: name, bytes, created_at, added_by }: ClientFileRow): ClientFile => ({
    ...{ uuid, name, bytes, added_by },
    path: signedFilePath(secretKey, uuid, now(), viewer),
    added_at: created_at.toISOString(),
  })

export const presentVacancyOfClient = (row: VacancyOfClientRow): VacancyOfClient => ({
  ...{ uuid: row.uuid, name_job: row.title, language: row.language, openings: row.openings, hired: row.hired },
  state: stateOf(row),
  stages: stages.map((name_board) => ({ name_board, count: row.cards[name_board] ?? 0 })),
})
