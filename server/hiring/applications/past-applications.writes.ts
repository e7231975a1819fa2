import { sql } from 'kysely'
import type { Source } from '#domain/hiring/applications/source.rules.ts'
import { firstStage, type Stage } from '#domain/kernel/stages.ts'
import { placeBetween } from '../../platform/place-in-order.ts'
import type { Tx } from '../../platform/platform.ts'

/** A row of its history; `isDated` if its day is known. */
interface PastStep {
  readonly kind: 'applied' | 'moved' | 'withdrawn' | 'hired'
  readonly from: Stage | null
  readonly to: Stage | null
  readonly isDated: boolean
  readonly at: Date
}

/** An application with its own days (MOV-01). */
export interface PastApplication {
  readonly userId: number
  readonly vacancyId: number
  readonly steps: readonly PastStep[]
  /** The colleague who worked on it; null if nobody knows. */
  readonly actorId: number | null
  readonly source: Source
  readonly reasonId: number | null
}

/** Rows of one statement. */
const atOnce = 2000

/**
 * Adds applications that an import brings along, each at the end of its column, with their history (MOV-01). Nobody is notified, and nobody waits
 * for news of them: they count as opened by `addedBy`, and their candidates as notified before they came. Returns undefined when somebody is in
 * the vacancy already. The caller has locked the people.
 */
export async function addPastApplications(
  tx: Tx,
  applications: readonly PastApplication[],
  { addedBy, now }: { readonly addedBy: number; readonly now: Date },
): Promise<{ id: number; uuid: string }[] | undefined> {
  const places = await readLastPlaces(tx, [...new Set(applications.map(({ vacancyId }) => vacancyId))])
  const rows = applications.map((one) => ({ ...one, ...endOf(one), position: '' }))
  for (const row of rows) {
    const column = `${row.vacancyId} ${row.stage}`
    row.position = placeBetween(places.get(column) ?? null, null)
    places.set(column, row.position)
  }
  const added: { id: number; uuid: string }[] = []
  for (let at = 0; at < rows.length; at += atOnce) {
    const some = rows.slice(at, at + atOnce)
    const cards = await insertCards(tx, some, { addedBy, now })
    if (cards.size < some.length) return undefined
    const ofRows = some.map((row) => ({ row, card: cards.get(`${row.vacancyId} ${row.userId}`) ?? { id: 0, uuid: '' } }))
    await insertSteps(tx, ofRows)
    added.push(...ofRows.map(({ card }) => card))
  }
  return added
}

type Row = PastApplication & ReturnType<typeof endOf> & { readonly position: string }

/** What the last steps of an application make of its card. */
function endOf({ steps }: PastApplication) {
  const moves = steps.filter(({ kind }) => kind === 'applied' || kind === 'moved')
  return {
    stage: (moves.at(-1)?.to ?? firstStage) as Stage,
    appliedAt: steps[0]?.at,
    stageAt: moves.at(-1)?.at,
    hiredAt: steps.find(({ kind }) => kind === 'hired')?.at ?? null,
    withdrawnAt: steps.find(({ kind }) => kind === 'withdrawn')?.at ?? null,
  }
}

async function readLastPlaces(tx: Tx, vacancyIds: readonly number[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ vacancy_id: number; stage: string; position: string }>`
    select vacancy_id, stage, max(position) as position from applications
    where vacancy_id = any(${vacancyIds}::bigint[]) and removed_at is null group by vacancy_id, stage`.execute(tx)
  return new Map(rows.map(({ vacancy_id, stage, position }) => [`${vacancy_id} ${stage}`, position]))
}

async function insertCards(tx: Tx, rows: readonly Row[], { addedBy, now }: { addedBy: number; now: Date }) {
  const records = rows.map(({ steps: _, source, ...row }) => ({ ...row, sourceKind: source.kind, sourceName: source.name }))
  const { rows: cards } = await sql<{ id: number; uuid: string; vacancy_id: number; user_id: number }>`
    insert into applications (vacancy_id, user_id, stage, position, applied_at, stage_changed_at, notified_stage, notified_at, opened_at, added_by,
      source_kind, source_name, rejection_reason_id, hired_at, withdrawn_at, removed_at, brought_at)
    select "vacancyId", "userId", stage, position, "appliedAt", "stageAt", stage, "stageAt", ${now}::timestamptz, ${addedBy}::bigint,
      "sourceKind", "sourceName", "reasonId", "hiredAt", "withdrawnAt", "withdrawnAt", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given ("vacancyId" bigint, "userId" bigint, stage text, position text,
      "appliedAt" timestamptz, "stageAt" timestamptz, "sourceKind" text, "sourceName" text, "reasonId" bigint, "hiredAt" timestamptz, "withdrawnAt" timestamptz)
    on conflict (vacancy_id, user_id) do nothing
    returning id, uuid, vacancy_id, user_id`.execute(tx)
  return new Map(cards.map((card) => [`${card.vacancy_id} ${card.user_id}`, { id: Number(card.id), uuid: card.uuid }]))
}

async function insertSteps(tx: Tx, ofRows: readonly { row: Row; card: { id: number } }[]): Promise<void> {
  const steps = ofRows.flatMap(({ row, card }) =>
    row.steps.map((step) => ({ ...step, card: card.id, actor: row.actorId, brought: step.isDated ? 'dated' : 'undated' })),
  )
  await sql`
    insert into application_history (application_id, actor_id, kind, from_stage, to_stage, at, brought)
    select card, actor, kind, "from", "to", at, brought
    from rows from (jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as (card bigint, actor bigint, kind text, "from" text, "to" text,
      at timestamptz, brought text)) with ordinality
    order by ordinality`.execute(tx)
}
