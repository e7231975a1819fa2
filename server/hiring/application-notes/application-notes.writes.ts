import type { editApplicationNoteEndpoint } from '#domain/hiring/application-notes/application-notes.contract.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change, seenVersion } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockApplicant } from '../../platform/sessions/open-accounts.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readMentioned } from '../../platform/updates/mentions.reads.ts'
import { mentionInApplicationNote } from '../../platform/updates/mentions.writes.ts'
import {
  type ApplicationNoteRow,
  type CardRow,
  readApplicationNote,
  readersOfApplicationNotes,
  readRepeated,
} from './application-notes.reads.ts'

/** Somebody is mentioned who may not read the comment, or who does not exist (NOT-03). */
const refuseMention = refuse('errors.fields', { errors: { description: ['comments.error.mention'] } })

/**
 * Adds a comment to a card, at the stage of `card` (COM-01). The same text again within a moment, as after a lost answer, returns
 * the existing comment. The audit leaves the text out, so that deleting the comment deletes its text everywhere.
 */
export async function addApplicationNote(
  platform: Platform,
  actor: Person,
  card: CardRow,
  body: string,
): Promise<ApplicationNoteRow | Refusal> {
  let repeated: ApplicationNoteRow | undefined
  const what = { action: 'comment.added', detail: { application_id: card.id } } as const
  const added = await change(platform, actor, what, async (tx, now) => {
    if (!(await lockApplicant(tx, card.id))) return refuse('errors.not_found')
    const since = new Date(now.getTime() - limits.repeatedNoteSeconds * 1000)
    repeated = await readRepeated(tx, card, actor.id, body, since)
    if (repeated) return undefined
    const mentioned = await readMentioned(tx, body, readersOfApplicationNotes(card.vacancy_id))
    if (!mentioned) return refuseMention
    const { id, uuid } = await tx
      .insertInto('comments')
      .values({ application_id: card.id, author_id: actor.id, stage: card.stage, body, created_at: now, updated_at: now })
      .returning(['id', 'uuid'])
      .executeTakeFirstOrThrow()
    await mentionInApplicationNote(tx, now, id, { mentioned, before: [], by: actor.id })
    return readApplicationNote(tx, actor, uuid)
  })
  return repeated ?? added
}

/** Changes a comment. Refuses as stale when it was changed in another window since. */
export function editApplicationNote(
  platform: Platform,
  actor: Person,
  comment: ApplicationNoteRow,
  { description, ...seen }: BodyOf<typeof editApplicationNoteEndpoint>,
): Promise<ApplicationNoteRow | Refusal> {
  const version = seenVersion(seen, comment)
  const detail = { application_id: comment.application_id }
  return change(platform, actor, { action: 'comment.modified', detail }, async (tx, now) => {
    if (!(await lockApplicant(tx, comment.application_id))) return refuse('errors.not_found')
    const before = comment.mentions.map(({ id }) => id)
    const mentioned = await readMentioned(tx, description, readersOfApplicationNotes(comment.vacancy_id), before)
    if (!mentioned) return refuseMention
    const changed = await tx
      .updateTable('comments')
      .set({ body: description, updated_at: now, version: version + 1 })
      .where('id', '=', comment.id)
      .where('version', '=', version)
      .returning('uuid')
      .executeTakeFirst()
    if (!changed) return undefined
    await mentionInApplicationNote(tx, now, comment.id, { mentioned, before, by: actor.id })
    return readApplicationNote(tx, actor, changed.uuid)
  })
}

export function deleteApplicationNote(
  platform: Platform,
  actor: Person,
  comment: ApplicationNoteRow,
): Promise<ApplicationNoteRow | Refusal> {
  const detail = { author: comment.author_id, application_id: comment.application_id }
  return change(platform, actor, { action: 'comment.deleted', detail }, async (tx) => {
    const gone = await tx.deleteFrom('comments').where('id', '=', comment.id).returning('id').executeTakeFirst()
    return gone && comment
  })
}
