import { refuse } from '#domain/kernel/refusals.ts'
import * as contract from '#domain/people/profile/references.contract.ts'
import { seenVersion } from '../../platform/changes.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readOwn, readOwnOne } from './own-records.reads.ts'
import { addOwn, deleteOwn, saveOwn } from './own-records.writes.ts'
import { presentReference, referenceFields } from './sections.views.ts'

const section = 'personal_references'

export const referenceRoutes = (platform: Platform) => [
  route(contract.listReferencesEndpoint, async ({ viewer }) =>
    answerPage(await readOwn(platform.db, section, viewer.id), presentReference),
  ),

  route(contract.addReferenceEndpoint, async ({ body, viewer }) =>
    answerChange('common.added', await addOwn(platform, viewer, section, referenceFields(body)), presentReference),
  ),

  route(contract.updateReferenceEndpoint, async ({ params, body, viewer }) => {
    const row = await readOwnOne(platform.db, section, viewer.id, params.uuid)
    if (!row) return refuse('errors.not_found')
    const edit = { id: row.id, version: seenVersion(body, row), fields: referenceFields(body) }
    return answerChange('common.modified', await saveOwn(platform, viewer, section, edit), presentReference)
  }),

  route(contract.deleteReferenceEndpoint, async ({ params, viewer }) => {
    const row = await readOwnOne(platform.db, section, viewer.id, params.uuid)
    if (!row) return refuse('errors.not_found')
    return answerChange('common.deleted', await deleteOwn(platform, viewer, section, row.id), presentReference)
  }),
]
