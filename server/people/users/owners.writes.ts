import type { AnswerOf, BodyOf } from '#domain/kernel/endpoint.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { setOwnerEndpoint } from '#domain/people/users/owners.contract.ts'
import { readColleagueToName } from '../../hiring/members/members.reads.ts'
import { auditEach } from '../../platform/audit/audit.ts'
import { changeAuditedInside } from '../../platform/changes.ts'
import { giveOwner } from '../../platform/people/person.writes.ts'
import type { Platform } from '../../platform/platform.ts'
import { areAllFound } from '../../platform/record-id.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { usersToChange } from './users.reads.ts'

/**
 * Sets the owner of people, or takes it away (MOV-03). Refuses all when the actor may not see one of them, and an owner who is no colleague
 * that sees vacancies.
 */
export function setOwner(
  platform: Platform,
  actor: Person,
  { owner, uuid_users }: BodyOf<typeof setOwnerEndpoint>,
): Promise<AnswerOf<typeof setOwnerEndpoint>['data'] | Refusal> {
  return changeAuditedInside(platform, {}, async (tx, now) => {
    // Locked before the people, as by a closing of the account, which then locks those whom the colleague owns.
    const colleague = owner === '' ? null : await readColleagueToName(tx, owner)
    const people = await usersToChange(tx, actor, uuid_users).select('users.owner_id').execute()
    if (!areAllFound(uuid_users, people)) return refuse('errors.not_found')
    if (colleague === undefined) return refuse('errors.fields', { errors: { owner: ['members.error.colleague'] } })
    const others = people.filter(({ owner_id }) => owner_id !== (colleague?.id ?? null)).map(({ id }) => id)
    await giveOwner(tx, others, colleague?.id ?? null, now)
    const entries = others.map((id) => ({ action: 'user.owner_changed' as const, subjectType: 'user', subjectId: id }))
    await auditEach(tx, actor, entries, now)
    return { owner: colleague && { uuid: colleague.uuid, fullname: colleague.fullname }, changed: others.length }
  })
}
