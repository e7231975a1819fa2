import { deleteComment, editComment, listComments, saveComment } from '#domain/hiring/comments/comments.contract.ts'
import { type AccessRow, whoMayChange, whoMayView } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { aCard } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [listComments, whoMayView, async (site) => ({ body: await ofCard(site) })],
  [saveComment, whoMayChange, async (site) => ({ body: { ...(await ofCard(site)), description: 'Muy buena charla.' } })],
  [
    editComment,
    whoMayChange,
    async (site, by) => ({ params: await aComment(site, by), body: { description: 'Otra', version: 1 } }),
  ],
  [deleteComment, whoMayChange, async (site, by) => ({ params: await aComment(site, by) })],
]

async function ofCard(site: TestApp) {
  const { vacancy, candidate } = await aCard(site)
  return { id_user: candidate.uuid, job_id: vacancy.uuid }
}

/** A comment by the caller, because only its author may change it. */
async function aComment(site: TestApp, by: TestPerson | undefined) {
  const { card } = await aCard(site)
  const author = by ?? (await site.person({ role: 'administrator' }))
  const { uuid } = await site.platform.db
    .insertInto('comments')
    .values({ application_id: card.id, author_id: author.id, stage: 'apply', body: 'Una nota' })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { id: uuid }
}
