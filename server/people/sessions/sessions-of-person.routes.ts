import { refuse } from '#domain/kernel/refusals.ts'
import { endSessionsOfPersonEndpoint, getSessionsOfPersonEndpoint } from '#domain/people/sessions/sessions-of-person.contract.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import { presentNamedPerson } from '../../platform/people/named-person.views.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayEndAccessOf } from '../roles/access-of-others.reads.ts'
import { readSessionsOfPerson } from './sessions-of-person.reads.ts'
import { endSessionsOfPerson } from './sessions-of-person.writes.ts'

export const sessionsOfPersonRoutes = (platform: Platform) => [
  route(getSessionsOfPersonEndpoint, async ({ params, viewer }) => {
    const person = await readSessionsOfPerson(platform.db, viewer, params.uuid, platform.now())
    if (!person) return refuse('errors.not_found')
    const { open, last_used_at } = person
    const endable = open > 0 && (await mayEndAccessOf(platform.db, viewer, person))
    return { data: { open, last_used_at: last_used_at?.toISOString() ?? null, endable } }
  }),

  route(endSessionsOfPersonEndpoint, async ({ params, viewer }) =>
    answerChange('sessions.ended', await endSessionsOfPerson(platform, viewer, params.uuid), presentNamedPerson),
  ),
]
