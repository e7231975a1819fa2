import type { Source } from '#domain/hiring/applications/source.rules.ts'
import { firstStage } from '#domain/kernel/stages.ts'
import { requireSkills } from '../../assessment/skills/skills-of-people.writes.ts'
import { placeBetween } from '../../platform/place-in-order.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { queueApplicationEvents } from '../../platform/webhooks/queue-events.writes.ts'
import { announce } from '../cards/announce.writes.ts'
import { returnReplies } from '../replies/returned-replies.writes.ts'
import type { VacancyToApplyTo } from './applications.reads.ts'
import { restoredCard } from './restored-cards.writes.ts'

interface NewCard {
  readonly userId: number
  readonly source: Source
}

interface Board {
  readonly vacancy: VacancyToApplyTo & { readonly uuid: string }
  readonly addedBy: Pick<Person, 'id'>
}

/**
 * Adds many people to a vacancy as staff do with one (applyTo), with a constant number of statements. A person who is on its board stays
 * in their column. Returns how many are new there, and the place of the last card for the next call. Call it for at most 500 people.
 */
export async function addCards(
  tx: Tx,
  platform: Pick<Platform, 'live' | 'now'>,
  people: readonly NewCard[],
  { vacancy, addedBy }: Board,
): Promise<{ added: number; last_position: string | null }> {
  if (people.length === 0) return { added: 0, last_position: vacancy.last_position }
  const now = platform.now()
  let last = vacancy.last_position
  const rows = people.map(({ userId, source }) => {
    last = placeBetween(last, null)
    return {
      ...{ vacancy_id: vacancy.id, user_id: userId, stage: firstStage, position: last, applied_at: now, stage_changed_at: now },
      ...{ notified_stage: firstStage, notified_at: now, opened_at: now, added_by: addedBy.id },
      ...{ source_kind: source.kind, source_name: source.name },
    }
  })
  const cards = await tx
    .insertInto('applications')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['vacancy_id', 'user_id'])
        .doUpdateSet((set) => ({
          stage: set.ref('excluded.stage'),
          position: set.ref('excluded.position'),
          applied_at: set.ref('excluded.applied_at'),
          stage_changed_at: set.ref('excluded.stage_changed_at'),
          notified_stage: set.ref('excluded.notified_stage'),
          notified_at: set.ref('excluded.notified_at'),
          opened_at: set.ref('excluded.opened_at'),
          added_by: set.ref('excluded.added_by'),
          source_kind: set.ref('excluded.source_kind'),
          source_name: set.ref('excluded.source_name'),
          ...restoredCard,
        }))
        .where('applications.removed_at', 'is not', null),
    )
    .returning(['id', 'uuid', 'user_id', 'version'])
    .execute()
  const [first] = cards
  if (!first) return { added: 0, last_position: last }
  await tx
    .insertInto('application_history')
    .values(
      cards.map(({ id, version }) => ({
        ...{ application_id: id, actor_id: addedBy.id, to_stage: firstStage, at: now },
        kind: version === 1 ? ('applied' as const) : ('restored' as const),
      })),
    )
    .execute()
  await returnReplies(
    tx,
    cards.filter(({ version }) => version > 1).map(({ id }) => id),
  )
  await requireSkills(
    tx,
    vacancy.id,
    cards.map(({ user_id }) => user_id),
  )
  // One event is enough: an open board reads its columns again.
  await announce(platform, tx, vacancy.uuid, { kind: 'applied', uuid_element: first.uuid, origin: null })
  const ids = cards.map(({ id }) => id)
  await queueApplicationEvents(tx, 'application.created', ids, now)
  return { added: cards.length, last_position: last }
}
