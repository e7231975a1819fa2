import { limits } from '#domain/kernel/limits.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Person } from '../../platform/sessions/viewer.ts'

const own = (db: Reader, { id }: Person) => db.selectFrom('vacancy_drafts').where('user_id', '=', id)

/** The drafts of a person without what has been typed, the one changed last first. */
export const readDrafts = (db: Reader, person: Person) =>
  own(db, person)
    .select(['uuid', 'title', 'updated_at', 'version'])
    .orderBy('updated_at', 'desc')
    .limit(limits.vacancyDrafts)
    .execute()
export type DraftRow = Awaited<ReturnType<typeof readDrafts>>[number]

export const readDraft = (db: Reader, person: Person, id: string) =>
  own(db, person).selectAll().where(recordIs('vacancy_drafts', id)).executeTakeFirst()
export type WholeDraftRow = NonNullable<Awaited<ReturnType<typeof readDraft>>>
