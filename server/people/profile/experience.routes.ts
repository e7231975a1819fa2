import { refuse } from '#domain/kernel/refusals.ts'
import * as contract from '#domain/people/profile/experience.contract.ts'
import { seenVersion } from '../../platform/changes.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readOwn, readOwnOne } from './own-records.reads.ts'
import { addOwn, deleteOwn, saveOwn } from './own-records.writes.ts'
import { setWithoutWork } from './personal.writes.ts'
import { presentWork, workFields } from './sections.views.ts'

const section = 'work_experience'

export const workRoutes = (platform: Platform) => [
  route(contract.listWorkEndpoint, async ({ viewer }) => answerPage(await readOwn(platform.db, section, viewer.id), presentWork)),

  route(contract.addWorkEndpoint, async ({ body, viewer }) =>
    answerChange('common.added', await addOwn(platform, viewer, section, workFields(body)), presentWork),
  ),

  route(contract.setWithoutWorkEndpoint, async ({ body, viewer }) => {
    await setWithoutWork(platform, viewer.id, body.none)
    return { success_message: 'personal.success' }
  }),

  route(contract.getWorkEndpoint, async ({ params, viewer }) => {
    const row = await readOwnOne(platform.db, section, viewer.id, params.uuid)
    return row ? { data: presentWork(row) } : refuse('errors.not_found')
  }),
  route(contract.updateWorkEndpoint, async ({ params, body, viewer }) => {
    const row = await readOwnOne(platform.db, section, viewer.id, params.uuid)
    if (!row) return refuse('errors.not_found')
    const edit = { id: row.id, version: seenVersion(body, row), fields: workFields(body) }
    return answerChange('common.modified', await saveOwn(platform, viewer, section, edit), presentWork)
  }),

  route(contract.deleteWorkEndpoint, async ({ params, viewer }) => {
    const row = await readOwnOne(platform.db, section, viewer.id, params.uuid)
    if (!row) return refuse('errors.not_found')
    return answerChange('common.deleted', await deleteOwn(platform, viewer, section, row.id), presentWork)
  }),
]
