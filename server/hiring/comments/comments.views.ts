import type { CommentView } from '#domain/hiring/comments/comments.contract.ts'
import { stages } from '#domain/kernel/stages.ts'
import { presentNoteText } from '../../platform/notices/mentions.views.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { mayDoTo } from './comments.policy.ts'
import type { CommentRow } from './comments.reads.ts'

export const presentCommentTo =
  (viewer: Person) =>
  (row: CommentRow): CommentView => ({
    uuid_comment: row.uuid,
    user_comment: row.author,
    created_at: row.created_at.toISOString(),
    ...presentNoteText(row),
    position: stages.indexOf(row.stage),
    changed: row.version > 1,
    version: row.version,
    may: mayDoTo(row, viewer),
  })
