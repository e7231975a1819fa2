import { refuse } from '#domain/kernel/refusals.ts'
import * as contract from '#domain/people/profile/education.contract.ts'
import { seenVersion } from '../../platform/changes.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readOwn, readOwnOne } from './own-records.reads.ts'
import { addOwn, deleteOwn, saveOwn } from './own-records.writes.ts'
import { educationFields, presentEducation } from './sections.views.ts'

const section = 'education'

export const educationRoutes = (platform: Platform) => [
  route(contract.listEducationEndpoint, async ({ viewer }) =>
    answerPage(await readOwn(platform.db, section, viewer.id), presentEducation),
  ),

  route(contract.addEducationEndpoint, async ({ body, viewer }) =>
    answerChange('common.added', await addOwn(platform, viewer, section, educationFields(body)), presentEducation),
  ),

  route(contract.getEducationEndpoint, async ({ params, viewer }) => {
    const row = await readOwnOne(platform.db, section, viewer.id, params.uuid)
    return row ? { data: presentEducation(row) } : refuse('errors.not_found')
  }),
  route(contract.updateEducationEndpoint, async ({ params, body, viewer }) => {
    const row = await readOwnOne(platform.db, section, viewer.id, params.uuid)
    if (!row) return refuse('errors.not_found')
    const edit = { id: row.id, version: seenVersion(body, row), fields: educationFields(body) }
    return answerChange('common.modified', await saveOwn(platform, viewer, section, edit), presentEducation)
  }),

  route(contract.deleteEducationEndpoint, async ({ params, viewer }) => {
    const row = await readOwnOne(platform.db, section, viewer.id, params.uuid)
    if (!row) return refuse('errors.not_found')
    return answerChange('common.deleted', await deleteOwn(platform, viewer, section, row.id), presentEducation)
  }),
]
