import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { endKeysOf } from '../../platform/api-keys/key-use.writes.ts'
import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import { endSessionsOf } from '../../platform/sessions/end-sessions.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readPersonToEndAccessOf } from '../roles/access-of-others.reads.ts'
import { readSessionsOfPerson } from './sessions-of-person.reads.ts'

/**
 * Ends all sessions and begun logins of a person, for one who lost a device or whose password somebody else knows (ACC-07). Refuses one's own,
 * and those of a person whose role has permissions that the actor lacks (SPEC-15, ACC-08).
 */
export function endSessionsOfPerson(platform: Platform, actor: Person, uuid: string) {
  return change(platform, actor, { action: 'user.sessions_ended' }, async (tx, now) => {
    const person = await readPersonToEndAccessOf(tx, actor, uuid, 'sessions.error.own')
    if (isRefusal(person)) return person
    const seen = await readSessionsOfPerson(tx, actor, uuid, now)
    if (!seen?.open) return refuse('sessions.error.none')
    await endSessionsOf(tx, person.id, 'ended by a colleague', now)
    await endKeysOf(tx, person.id, now)
    return person
  })
}
