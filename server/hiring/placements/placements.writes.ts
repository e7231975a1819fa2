import { type RawBuilder, sql } from 'kysely'
import type { PlacementFields } from '#domain/hiring/placements/placements.contract.ts'
import { type FieldErrors, isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readCurrencyByCode, readOwnerToName } from '../clients/clients.reads.ts'
import { lockHire, type NewPlacementRow, type PlacementRow, readPlacement } from './placements.reads.ts'

// The trigger applications_end_placement writes `ended_at` when a hire ends or is restored.

const taken = { placements_once: refuse('placements.error.twice') }

/** Records the placement of a hire (PLC-01). Refuses a second one, and a hire that was undone meanwhile. */
export function addPlacement(platform: Platform, actor: Person, hire: NewPlacementRow, fields: PlacementFields) {
  return change(platform, actor, { action: 'placement.added', taken }, async (tx, now) => {
    const locked = await lockHire(tx, hire.id)
    if (!locked) return refuse('placements.error.not_hired')
    const columns = await columnsOf(tx, fields, null)
    if (isRefusal(columns)) return columns
    const { id } = await tx
      .insertInto('placements')
      .values({
        ...columns,
        application_id: locked.id,
        hired_at: sql<Date>`(select hired_at from applications where applications.id = ${locked.id})`,
        client_id: hire.client_id,
        ended_at: locked.hire_ended_at,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return readPlacement({ db: tx, config: platform.config }, actor, String(id))
  })
}

/** Changes a placement. Refuses as stale when somebody else has changed it since `version`. Another end of the guarantee is notified again. */
export function updatePlacement(
  platform: Platform,
  actor: Person,
  placement: PlacementRow,
  version: number,
  fields: PlacementFields,
) {
  return change(platform, actor, { action: 'placement.modified' }, async (tx, now) => {
    const columns = await columnsOf(tx, fields, placement.owner_id)
    if (isRefusal(columns)) return columns
    const isMoved = columns.starts_on !== placement.starts_on || columns.guarantee_days !== placement.guarantee_days
    const changed = await tx
      .updateTable('placements')
      .set({ ...columns, ...(isMoved && { reminded_at: null }), updated_at: now, version: version + 1 })
      .where('id', '=', placement.id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    return changed && readPlacement({ db: tx, config: platform.config }, actor, String(changed.id))
  })
}

/** Deletes a placement. The hire stays. */
export function deletePlacement(platform: Platform, actor: Person, placement: PlacementRow) {
  return change(platform, actor, { action: 'placement.deleted' }, async (tx) => {
    const gone = await tx.deleteFrom('placements').where('id', '=', placement.id).returning('id').executeTakeFirst()
    return gone ? placement : refuse('errors.not_found')
  })
}

/**
 * In a vacancy that both people of a merge were hired for, the placement of the survivor's current hire stays, else that of the other one, which
 * is then of the joined hire. Those of earlier hires stay as they are.
 */
export async function joinPlacements(tx: Tx, survivorId: number, duplicateId: number): Promise<void> {
  await sql`
    with current as (
      select placements.id, row_number() over (order by placements.application_id = ${survivorId} desc, placements.id) as place
      from placements join applications on applications.id = placements.application_id and placements.hired_at >= applications.hired_at
      where placements.application_id in (${survivorId}, ${duplicateId})
    ),
    gone as (delete from placements using current where placements.id = current.id and current.place > 1)
    update placements set hired_at = joined.hired_at, ended_at = joined.hire_ended_at
    from current, applications as joined
    where placements.id = current.id and current.place = 1 and joined.id = ${survivorId} and joined.hired_at is not null`.execute(
    tx,
  )
  await sql`update placements set application_id = ${survivorId} where application_id = ${duplicateId}`.execute(tx)
}

/** Empties what staff wrote about the placements of these applications, because it may name their person (SPEC-54). */
export async function emptyPlacementNotes(tx: Tx, applications: RawBuilder<unknown>): Promise<void> {
  await sql`update placements set invoice_note = '' where application_id in ${applications} and invoice_note <> ''`.execute(tx)
}

/** The columns of the fields, with the records that they name. */
async function columnsOf(tx: Tx, fields: PlacementFields, ownerBefore: number | null) {
  const { owner, currency, fee_currency, salary, fee, ...columns } = fields
  const [colleague, ofSalary, ofFee] = await Promise.all([
    owner === '' ? null : readOwnerToName(tx, owner, ownerBefore),
    readCurrencyByCode(tx, currency),
    readCurrencyByCode(tx, fee_currency),
  ])
  const errors: FieldErrors = {
    ...(colleague === undefined && { owner: ['clients.error.owner'] }),
    ...(!ofSalary && { currency: ['placements.error.currency'] }),
    ...(!ofFee && { fee_currency: ['placements.error.currency'] }),
  }
  if (!ofSalary || !ofFee || colleague === undefined) return refuse('errors.fields', { errors }) satisfies Refusal
  return {
    ...columns,
    // The contract refuses empty ones.
    ...{ salary: salary ?? 0, fee: fee ?? 0 },
    ...{ owner_id: colleague?.id ?? null, currency_id: ofSalary.id, fee_currency_id: ofFee.id },
  }
}
