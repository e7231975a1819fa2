import {
  deleteApplicationNoteEndpoint,
  editApplicationNoteEndpoint,
  findApplicationNoteColleaguesEndpoint,
  listApplicationNotesEndpoint,
  saveApplicationNoteEndpoint,
} from '#domain/hiring/application-notes/application-notes.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { createCard } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [listApplicationNotesEndpoint, viewRequired, async (site) => ({ body: await ofCard(site) })],
  [
    findApplicationNoteColleaguesEndpoint,
    changeRequired,
    async (site) => ({ params: { job_id: (await createCard(site)).vacancy.uuid } }),
  ],
  [
    saveApplicationNoteEndpoint,
    changeRequired,
    async (site) => ({ body: { ...(await ofCard(site)), description: 'Muy buena charla.' } }),
  ],
  [
    editApplicationNoteEndpoint,
    changeRequired,
    async (site, by) => ({ params: await aComment(site, by), body: { description: 'Otra', version: 1 } }),
  ],
  [deleteApplicationNoteEndpoint, changeRequired, async (site, by) => ({ params: await aComment(site, by) })],
]

async function ofCard(site: TestApp) {
  const { vacancy, candidate } = await createCard(site)
  return { id_user: candidate.uuid, job_id: vacancy.uuid }
}

/** A comment by the caller, because only its author may change it. */
async function aComment(site: TestApp, by: TestPerson | undefined) {
  const { card } = await createCard(site)
  const author = by ?? (await site.person({ role: 'administrator' }))
  const { uuid } = await site.platform.db
    .insertInto('comments')
    .values({ application_id: card.id, author_id: author.id, stage: 'apply', body: 'Una nota' })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { id: uuid }
}
