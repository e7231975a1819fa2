import { hiringStage } from '#domain/hiring/board/board.rules.ts'
import { canBeHired, chooseHire, isCurrentHire } from '#domain/hiring/board/hires.rules.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { audit } from '../../platform/audit/audit.ts'
import { changeAuditedInside } from '../../platform/changes.ts'
import { changePerson } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { queueApplicationEvents } from '../../platform/webhooks/queue-events.writes.ts'
import { announce } from '../cards/announce.writes.ts'
import { changeCard, forgetHire, recordStep } from '../cards/application-rows.writes.ts'
import { hasPlacement } from '../placements/placements.reads.ts'
import type { ChangeAuthor } from './board.writes.ts'
import { type HireRow, lockPersonOf, readHire, readHireable } from './hires.reads.ts'

/** An application after a change of its hire. */
export interface ChangedHire {
  readonly id: number
  readonly uuid: string
  readonly hired_at: Date | null
}

/**
 * Marks the candidate of a card as hired through this application (SPEC-87). Marking a current hire again changes nothing. Refuses a card
 * outside of the column of approved candidates.
 */
export function hireCard(platform: Platform, author: ChangeAuthor, id: string): Promise<ChangedHire | Refusal> {
  return changeAuditedInside(platform, {}, async (tx, now) => {
    const person = await lockPersonOf(tx, author.actor, id)
    const application = person && (await readHire(tx, author.actor, person.id, id))
    return application ? hire(tx, platform, author, application, now) : refuse('errors.not_found')
  })
}

/**
 * The same for a person whom the caller has locked: through the named application, or the only one that can end in a hire. Refuses when there
 * is none, and when there are several and none is named.
 */
export async function hirePerson(
  tx: Tx,
  platform: Pick<Platform, 'live'>,
  author: ChangeAuthor,
  { userId, card }: { readonly userId: number; readonly card?: string | undefined },
  now: Date,
): Promise<ChangedHire | Refusal> {
  if (card !== undefined) {
    const named = await readHire(tx, author.actor, userId, card)
    return named ? hire(tx, platform, author, named, now) : refuse('errors.not_found')
  }
  const chosen = chooseHire(await readHireable(tx, author.actor, userId))
  return typeof chosen === 'string' ? refuse(chosen) : hire(tx, platform, author, chosen, now)
}

/** A person who comes back to an ended hire is hired since the first day: a hire counts once (REP-03). */
async function hire(
  tx: Tx,
  platform: Pick<Platform, 'live'>,
  { actor, origin }: ChangeAuthor,
  application: HireRow,
  now: Date,
): Promise<ChangedHire | Refusal> {
  const { id, uuid, user_id, vacancy_uuid, hired_at: before } = application
  if (isCurrentHire(application)) return application
  if (!canBeHired({ ...application, removed: application.removed_at !== null })) return refuse('board.error.not_approved')
  const hired_at = before ?? now
  await changeCard(tx, id, { hired_at, hire_ended_at: null })
  const step = {
    application_id: id,
    actor_id: actor.id,
    kind: 'hired',
    from_stage: hiringStage,
    to_stage: hiringStage,
    at: now,
  } as const
  if (!before) await recordStep(tx, step)
  await changePerson(tx, user_id, { hired: true, available: false }, now)
  await audit(tx, actor, { action: 'application.hired', subjectType: 'application', subjectId: id }, now)
  await announce(platform, tx, vacancy_uuid, { kind: 'moved', uuid_element: uuid, origin })
  await queueApplicationEvents(tx, 'hire.made', [id], now, { hired_at: hired_at.toISOString() })
  return { id, uuid, hired_at }
}

/**
 * Undoes a hire that was a mistake, also of a card that is off its board: it leaves the figures, and its opening is free again. The person is
 * available again unless another hire is current. Refuses an application without a hire, and a hire with a placement (PLC-01).
 */
export function undoHire(platform: Platform, { actor, origin }: ChangeAuthor, id: string): Promise<ChangedHire | Refusal> {
  return changeAuditedInside(platform, {}, async (tx, now) => {
    const person = await lockPersonOf(tx, actor, id)
    const application = person && (await readHire(tx, actor, person.id, id))
    if (!person || !application) return refuse('errors.not_found')
    if (!application.hired_at) return refuse('board.error.not_hired')
    if (await hasPlacement(tx, application.id)) return refuse('board.error.placed')
    await forgetHire(tx, application.id)
    if (isCurrentHire(application) && !(await hasCurrentHire(tx, person.id)))
      await changePerson(tx, person.id, { hired: false, available: true }, now)
    const entry = { action: 'application.hire_undone', subjectType: 'application', subjectId: application.id } as const
    await audit(tx, actor, entry, now)
    await announce(platform, tx, application.vacancy_uuid, { kind: 'moved', uuid_element: application.uuid, origin })
    return { id: application.id, uuid: application.uuid, hired_at: null }
  })
}

async function hasCurrentHire(tx: Tx, userId: number): Promise<boolean> {
  const current = await tx
    .selectFrom('applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('hired_at', 'is not', null)
    .where('hire_ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return current !== undefined
}
