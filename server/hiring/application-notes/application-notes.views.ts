import type { ApplicationNoteView } from '#domain/hiring/application-notes/application-notes.contract.ts'
import { stages } from '#domain/kernel/stages.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { presentNoteText } from '../../platform/updates/mentions.views.ts'
import { mayDoTo } from './application-notes.policy.ts'
import type { ApplicationNoteRow } from './application-notes.reads.ts'

export const presentApplicationNoteTo =
  (viewer: Person) =>
  (row: ApplicationNoteRow): ApplicationNoteView => ({
    uuid_comment: row.uuid,
    user_comment: row.author,
    created_at: row.created_at.toISOString(),
    ...presentNoteText(row),
    position: stages.indexOf(row.stage),
    changed: row.version > 1,
    version: row.version,
    may: mayDoTo(row, viewer),
  })
