import { generateNKeysBetween } from 'fractional-indexing'
import { type QueryCreator, sql, type Updateable } from 'kysely'
import type { BoardCard, moveCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { dropOf } from '#domain/hiring/board/moves.rules.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import type { DB } from '../../database/schema.ts'
import { audit, auditRows } from '../../platform/audit/audit.ts'
import { seenVersion } from '../../platform/changes.ts'
import { placeBetween } from '../../platform/place-in-order.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { queueApplicationEvents } from '../../platform/webhooks/queue-events.writes.ts'
import { emailStateOf } from '../candidate-emails/candidate-emails.reads.ts'
import { dropUnsent } from '../candidate-emails/candidate-emails.writes.ts'
import { announce } from '../cards/announce.writes.ts'
import { changeCard, changeOfCard, placeCards, recordStep, stepNameOf, stepOfCard } from '../cards/application-rows.writes.ts'
import { type Place, readCardAbove, readCardOfColumn, readCardToChange, readWholeColumn } from '../cards/cards.reads.ts'
import { interviewsAsJson, lastEmail } from '../cards/moves.reads.ts'
import { cancelAllInterviews } from '../interviews/interviews.writes.ts'
import { readEmailState } from './board.reads.ts'

/** The author of a change, and the browser tab that it came from. */
export interface ChangeAuthor {
  readonly actor: Person
  readonly origin: string | null
}

interface Moved {
  readonly uuid: string
  readonly stage: Stage
  readonly version: number
  readonly changedColumn: boolean
  readonly notice: BoardCard['notice']
}

/**
 * Moves a card to a column, in front of another card or to the end (BRD-03). Refuses as stale when the card has changed since
 * `version` (if given), or when the other card has left the column (SPEC-40). Another stage takes the step away (STP-01). Refuses a move that the table forbids, and one of a hired
 * candidate: undoing the hire comes first (SPEC-87).
 */
export async function moveCard(
  platform: Platform,
  { actor, origin }: ChangeAuthor,
  move: BodyOf<typeof moveCardEndpoint>,
): Promise<Moved | Refusal> {
  const now = platform.now()
  return platform.db.transaction().execute(async (tx) => {
    const card = await readCardToChange(tx, actor, move.uuid_element)
    if (!card) return refuse('errors.not_found')
    if (seenVersion(move, card) !== card.version) return refuse('errors.stale')
    if (move.uuid_board && move.uuid_board.vacancy !== card.vacancy.uuid)
      return refuse('errors.fields', { errors: { uuid_board: ['board.error.other_column'] } })
    const column = { vacancyId: card.vacancy.id, stage: move.name_board ?? move.uuid_board?.stage ?? card.stage }
    const gap = await readGap(tx, column, move.before)
    if (!gap) return refuse('errors.stale')
    const { uuid, version } = card
    const drop = dropOf(card, { stage: column.stage, before: gap.before?.id ?? null, after: gap.above?.id ?? null })
    if (drop === 'forbidden') return refuse('board.error.move_forbidden')
    if (drop === 'move' && card.hired_at) return refuse('board.error.hired_stays')
    if (drop === 'nothing')
      return { uuid, stage: card.stage, version, changedColumn: false, notice: await readEmailState(tx, card.id) }

    const moved = {
      position: await positionIn(tx, column, gap),
      version: version + 1,
      ...(drop === 'move' && { stage: column.stage, stage_changed_at: now, step_id: null }),
    }
    const [written] = await plannedOnce(
      tx,
      cardMoved(drop === 'move' ? withTraces(tx, card, column.stage, actor, now) : tx, card.id, moved),
    )
    await announce(platform, tx, card.vacancy.uuid, { kind: 'moved', uuid_element: uuid, origin })
    if (drop === 'move') await queueApplicationEvents(tx, 'application.moved', [card.id], now, { from: card.stage })
    const notice = written?.notice ?? 'not_notified'
    return { uuid, stage: column.stage, version: version + 1, changedColumn: drop === 'move', notice }
  })
}

const cardMoved = (db: QueryCreator<DB>, id: number, moved: Updateable<DB['applications']>) =>
  changeOfCard(db, id, moved).returning(emailStateOf.as('notice'))

/**
 * The same statement also writes the history row of a move to another column, with the values that the move replaces, and its audit row.
 * All parts of a statement read the rows as they were before it.
 */
function withTraces(
  tx: Tx,
  card: { readonly id: number; readonly stage: Stage },
  to: Stage,
  actor: Person,
  now: Date,
): QueryCreator<DB> {
  const replaced = sql<string>`(
    select jsonb_build_object('position', position, 'stage_changed_at', stage_changed_at, 'notified_stage', notified_stage, 'notified_at', notified_at,
      'interviews', ${interviewsAsJson}, 'last_email', ${lastEmail})
    from applications where id = ${card.id}
  )`
  const history = {
    application_id: card.id,
    actor_id: actor.id,
    kind: 'moved' as const,
    from_stage: card.stage,
    to_stage: to,
    from_step: stepNameOf(card.id),
    at: now,
    replaced,
  }
  const entry = {
    action: 'application.moved',
    subjectType: 'application',
    subjectId: card.id,
    detail: { from: card.stage, to },
  } as const
  return tx
    .with('recorded', (db) => stepOfCard(db, history))
    .with('audited', (db) => auditRows(db, actor, [entry], now)) as unknown as QueryCreator<DB>
}

/**
 * Removes a card from the board, cancels its interviews and drops its unsent e-mails. The history stays, and applying again
 * brings the card back (SPEC-25).
 */
export async function removeCard(
  platform: Platform,
  { actor, origin }: ChangeAuthor,
  id: string,
): Promise<{ uuid: string } | Refusal> {
  const now = platform.now()
  return platform.db.transaction().execute(async (tx) => {
    const card = await readCardToChange(tx, actor, id)
    if (!card) return refuse('errors.not_found')
    await changeCard(tx, card.id, { removed_at: now, version: card.version + 1 })
    await recordStep(tx, { application_id: card.id, actor_id: actor.id, kind: 'removed', from_stage: card.stage, at: now })
    await cancelAllInterviews(tx, platform, card.id)
    await dropUnsent(tx, platform, card.id)
    const detail = { from: card.stage }
    await audit(tx, actor, { action: 'application.removed', subjectType: 'application', subjectId: card.id, detail }, now)
    await announce(platform, tx, card.vacancy.uuid, { kind: 'removed', uuid_element: card.uuid, origin })
    return { uuid: card.uuid }
  })
}

interface Column {
  readonly vacancyId: number
  readonly stage: Stage
}

/** The gap in front of a card, or at the end of a column. */
interface Gap {
  readonly before: Place | null
  readonly above: Place | undefined
}

/** The gap in front of the named card; undefined when that card is not in the column. */
async function readGap(tx: Tx, column: Column, before: string | null): Promise<Gap | undefined> {
  const place = before === null ? null : await readCardOfColumn(tx, column, before)
  return place === undefined ? undefined : { before: place, above: await readCardAbove(tx, column, place) }
}

/** Repeated drops into the same gap make positions longer. From this length on, the whole column gets short positions. */
const longestPosition = 60

async function positionIn(tx: Tx, column: Column, { before, above }: Gap): Promise<string> {
  // Two people who applied at the same moment may have equal positions, with no room between them.
  if (!before || before.position !== above?.position) {
    const position = placeBetween(above?.position ?? null, before?.position ?? null)
    if (position.length <= longestPosition) return position
  }
  const places = await renumberColumn(tx, column)
  const positionOf = (place: Place | null | undefined) => (place && places.get(place.id)) ?? null
  return placeBetween(positionOf(above), positionOf(before))
}

/** Gives a column's cards new positions in the same order. Returns the positions by card id. */
async function renumberColumn(tx: Tx, column: Column): Promise<Map<number, string>> {
  const cards = await readWholeColumn(tx, column)
  const ids = cards.map(({ id }) => id)
  const positions = generateNKeysBetween(null, null, cards.length)
  await placeCards(tx, ids, positions)
  return new Map(ids.map((id, index) => [id, positions[index] as string]))
}
