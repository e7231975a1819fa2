import { sql } from 'kysely'
import type { Stage } from '#domain/kernel/stages.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import type { Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isApplicantKnownTo } from '../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

/** A card's place in its column. Cards with equal positions are ordered by id. */
export interface Place {
  readonly position: string
  readonly id: number
}

/**
 * Reads a card that is on the board, and locks it and its vacancy until the transaction ends. So changes of one board run one
 * after another. People who apply do not wait. Undefined also when the viewer may not read about its vacancy or its candidate.
 */
export async function readCardToChange(tx: Tx, viewer: Viewer, id: string) {
  const ofCard = tx
    .selectFrom('vacancies')
    .select(['id', 'uuid'])
    .where('id', '=', tx.selectFrom('applications').select('vacancy_id').where(recordIs('applications', id)))
    .where(isVacancyVisibleTo(viewer))
    .forNoKeyUpdate()
  const [vacancy] = await plannedOnce(tx, ofCard)
  if (!vacancy) return undefined
  // A statement of its own, which reads what a move that held the vacancy has written.
  const onBoard = tx
    .selectFrom('applications')
    .select(['id', 'uuid', 'stage', 'version', 'hired_at'])
    .where(recordIs('applications', id))
    .where('removed_at', 'is', null)
    .where(isApplicantKnownTo(viewer))
    .forNoKeyUpdate()
  const [card] = await plannedOnce(tx, onBoard)
  return card && { ...card, vacancy }
}

export interface Column {
  readonly vacancyId: number
  readonly stage: Stage
}

export const cardsOf = (tx: Tx, { vacancyId, stage }: Column) =>
  tx
    .selectFrom('applications')
    .select(['id', 'position'])
    .where('vacancy_id', '=', vacancyId)
    .where('stage', '=', stage)
    .where('removed_at', 'is', null)

/** A card of a column by its uuid or number. */
export async function readCardOfColumn(tx: Tx, column: Column, id: string): Promise<Place | undefined> {
  return (await plannedOnce(tx, cardsOf(tx, column).where(recordIs('applications', id))))[0]
}

/** The card right above a place, or the last one of the column when `place` is null. */
export async function readCardAbove(tx: Tx, column: Column, place: Place | null): Promise<Place | undefined> {
  const above = cardsOf(tx, column)
    .$if(place !== null, (query) => query.where(sql<boolean>`(position, id) < (${place?.position}, ${place?.id}::bigint)`))
    .orderBy('position', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
  return (await plannedOnce(tx, above))[0]
}

/** All cards of a column in order. Locks the vacancy, so that no card joins or leaves the column until the transaction ends. */
export async function readWholeColumn(tx: Tx, column: Column): Promise<Place[]> {
  await tx.selectFrom('vacancies').select('id').where('id', '=', column.vacancyId).forUpdate().execute()
  return cardsOf(tx, column).orderBy('position').orderBy('id').execute()
}
