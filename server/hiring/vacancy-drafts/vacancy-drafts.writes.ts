import { richTexts } from '#domain/hiring/vacancies/vacancies.rules.ts'
import type {
  addVacancyDraftEndpoint,
  updateVacancyDraftEndpoint,
} from '#domain/hiring/vacancy-drafts/vacancy-drafts.contract.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { sanitizeRichText } from '../../platform/rich-text.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { DraftRow } from './vacancy-drafts.reads.ts'

const shown = ['uuid', 'title', 'updated_at', 'version'] as const

/** Keeps a draft. Refuses with vacancy_drafts.error.full above the most drafts of a person. */
export function addDraft({ db, now }: Platform, owner: Person, draft: BodyOf<typeof addVacancyDraftEndpoint>) {
  const at = now()
  return db.transaction().execute(async (tx): Promise<DraftRow | Refusal> => {
    // Two drafts at once wait for each other, so that they are counted.
    await tx.selectFrom('users').select('id').where('id', '=', owner.id).forNoKeyUpdate().execute()
    const own = await tx.selectFrom('vacancy_drafts').select('id').where('user_id', '=', owner.id).execute()
    if (own.length >= limits.vacancyDrafts) return refuse('vacancy_drafts.error.full')
    return tx
      .insertInto('vacancy_drafts')
      .values({ ...columnsOf(draft), user_id: owner.id, created_at: at, updated_at: at })
      .returning(shown)
      .executeTakeFirstOrThrow()
  })
}

/** Changes a draft. Refuses as stale when it was changed since `version`; undefined when the person has no such draft. */
export function updateDraft(
  { db, now }: Platform,
  owner: Person,
  id: string,
  { version, ...draft }: BodyOf<typeof updateVacancyDraftEndpoint>,
) {
  return db.transaction().execute(async (tx): Promise<DraftRow | Refusal | undefined> => {
    const current = await tx
      .selectFrom('vacancy_drafts')
      .select(['id', 'version'])
      .where('user_id', '=', owner.id)
      .where(recordIs('vacancy_drafts', id))
      .forUpdate()
      .executeTakeFirst()
    if (!current) return undefined
    if (version !== undefined && version !== current.version) return refuse('errors.stale')
    return tx
      .updateTable('vacancy_drafts')
      .set({ ...columnsOf(draft), version: current.version + 1, updated_at: now() })
      .where('id', '=', current.id)
      .returning(shown)
      .executeTakeFirstOrThrow()
  })
}

/** Deletes a draft of the person, also when its vacancy is added. Undefined when there is none. */
export const endDraft = (tx: Tx, owner: Person, id: string) =>
  tx
    .deleteFrom('vacancy_drafts')
    .where('user_id', '=', owner.id)
    .where(recordIs('vacancy_drafts', id))
    .returning(['uuid', 'title'])
    .executeTakeFirst()

/** What has been typed, its rich texts sanitised. */
function columnsOf({ name_job, fields }: BodyOf<typeof addVacancyDraftEndpoint>) {
  const clean = richTexts.flatMap((name) => {
    const html = fields[name]
    return typeof html === 'string' ? [[name, sanitizeRichText(html)] as const] : []
  })
  return { title: name_job, fields: JSON.stringify({ ...fields, ...Object.fromEntries(clean), name_job }) }
}
