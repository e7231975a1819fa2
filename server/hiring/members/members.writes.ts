import type { setTeamEndpoint } from '#domain/hiring/members/members.contract.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isLimited } from '../../platform/sessions/visible-vacancies.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { announceTeam } from '../cards/announce.writes.ts'
import { readPeopleOfTeam, readTeam, readTeamIds, readVacancyToStaff, type TeamRow } from './members.reads.ts'

/**
 * Sets the owner and the members of a vacancy (TEA-01). Refuses people whose role does not see vacancies, at their field, and a change by
 * which a person with a limited role would lose sight of the vacancy. Open boards check at once whether their viewers may still read them.
 */
export function setTeam(
  platform: Platform,
  actor: Person,
  vacancyId: string,
  { owner, members }: BodyOf<typeof setTeamEndpoint>,
): Promise<(TeamRow & { readonly id: number; readonly title: string }) | Refusal> {
  const detail: Record<string, unknown> = {}
  return change(platform, actor, { action: 'vacancy.team_changed', detail }, async (tx, now) => {
    const vacancy = await readVacancyToStaff(tx, actor, vacancyId)
    if (!vacancy) return refuse('errors.not_found')
    const known = await readPeopleOfTeam(tx, vacancy, owner === '' ? members : [owner, ...members])
    const idOf = (named: string) => known.find(({ id, uuid }) => uuid === named.toLowerCase() || String(id) === named)?.id
    const ownerId = owner === '' ? null : idOf(owner)
    const named = members.map(idOf)
    const unknown = ['members.error.colleague']
    if (ownerId === undefined || named.includes(undefined))
      return refuse('errors.fields', {
        errors: { ...(ownerId === undefined && { owner: unknown }), ...(named.includes(undefined) && { members: unknown }) },
      })
    const memberIds = [...new Set(named)].filter((id) => id !== undefined && id !== ownerId) as number[]
    if (isLimited(actor) && ownerId !== actor.id && !memberIds.includes(actor.id)) return refuse('members.error.yourself')
    const before = await readTeamIds(tx, vacancy)
    await writeTeam(tx, { vacancyId: vacancy.id, ownerId, memberIds }, actor, now)
    const receivers = [ownerId, ...memberIds].filter((id) => id !== null && !before.includes(id)) as number[]
    await notifyJoined(tx, vacancy.id, receivers, actor, now)
    detail.title = vacancy.title
    await announceTeam(platform, tx, vacancy.uuid)
    return { id: vacancy.id, title: vacancy.title, ...(await readTeam(tx, { id: vacancy.id, owner_id: ownerId })) }
  })
}

interface NewTeam {
  readonly vacancyId: number
  readonly ownerId: number | null
  readonly memberIds: readonly number[]
}

/** Members who stay keep the time when they were added. */
async function writeTeam(tx: Tx, { vacancyId, ownerId, memberIds }: NewTeam, actor: Person, now: Date): Promise<void> {
  await tx.updateTable('vacancies').set({ owner_id: ownerId }).where('id', '=', vacancyId).execute()
  await tx
    .deleteFrom('vacancy_members')
    .where('vacancy_id', '=', vacancyId)
    .$if(memberIds.length > 0, (query) => query.where('user_id', 'not in', memberIds))
    .execute()
  if (memberIds.length === 0) return
  await tx
    .insertInto('vacancy_members')
    .values(memberIds.map((user_id) => ({ vacancy_id: vacancyId, user_id, added_by: actor.id, added_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Notifies the colleagues who joined the team of a vacancy, but not the actor (NOT-05). */
async function notifyJoined(tx: Tx, vacancyId: number, receivers: readonly number[], actor: Person, now: Date): Promise<void> {
  if (receivers.length > 0) await notifyStaff(tx, now, { kind: 'team_joined', vacancyId, receivers, by: actor.id })
}

/** Gives a new vacancy the members of another one, except its owner (TEA-03). */
export async function copyMembers(tx: Tx, from: number, to: number, actor: Person, now: Date): Promise<void> {
  const copied = await tx
    .insertInto('vacancy_members')
    .columns(['vacancy_id', 'user_id', 'added_by', 'added_at'])
    .expression((eb) =>
      eb
        .selectFrom('vacancy_members')
        .select((row) => [
          row.val(to).$castTo<number>().as('vacancy_id'),
          'vacancy_members.user_id',
          row.val(actor.id).$castTo<number | null>().as('added_by'),
          row.val(now).$castTo<Date>().as('added_at'),
        ])
        .where('vacancy_members.vacancy_id', '=', from)
        .where('vacancy_members.user_id', '<>', actor.id),
    )
    .returning('user_id')
    .execute()
  await notifyJoined(
    tx,
    to,
    copied.map(({ user_id }) => user_id),
    actor,
    now,
  )
}

/** Takes a person whose account is deleted out of all teams. Their vacancies have no owner then. */
export async function leaveTeams(tx: Tx, userId: number): Promise<void> {
  await tx.updateTable('vacancies').set({ owner_id: null }).where('owner_id', '=', userId).execute()
  await tx.deleteFrom('vacancy_members').where('user_id', '=', userId).execute()
}
