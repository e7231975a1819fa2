import { decideConsentsEndpoint, listUncheckedConsentsEndpoint } from '#domain/people/imports/unchecked-consents.contract.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readUncheckedConsents } from './unchecked-consents.reads.ts'
import { presentUnchecked } from './unchecked-consents.views.ts'
import { decideConsents } from './unchecked-consents.writes.ts'

export const uncheckedConsentRoutes = (platform: Platform) => [
  route(listUncheckedConsentsEndpoint, async ({ query, viewer }) =>
    answerPage(await readUncheckedConsents(platform.db, viewer, query), presentUnchecked),
  ),

  route(decideConsentsEndpoint, async ({ body, viewer }) =>
    answerChange(`unchecked.done.${body.decision}`, await decideConsents(platform, viewer, body), (done) => done),
  ),
]
