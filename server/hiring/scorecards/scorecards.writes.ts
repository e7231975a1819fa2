import { isEmptyScorecard, type ScorecardContent } from '#domain/hiring/scorecards/scorecards.rules.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { InterviewStage } from '#domain/kernel/stages.ts'
import { change, changeAuditedInside } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { lockApplicant } from '../../platform/sessions/open-accounts.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { type KitRow, readKits } from './kits.reads.ts'
import {
  type ApplicationRow,
  type ContentOfVersion,
  type OwnScorecardRow,
  readOwnScorecard,
  readStandings,
  readSubmitted,
} from './scorecards.reads.ts'

type Given = ScorecardContent & { readonly version?: number | undefined }

interface Place {
  readonly application: ApplicationRow
  readonly stage: InterviewStage
}

/** The version after a change; 0 when nothing is left. */
interface Saved {
  readonly id: number
  readonly version: number
}

/**
 * Stores a draft, which its author alone reads (SCO-02). Without a word it is none, so that nobody who only looked at the kit has begun one.
 * Refuses as stale once the scorecard is submitted, or when another window stored another draft since.
 */
export function saveDraft(platform: Platform, actor: Person, place: Place, given: Given): Promise<Saved | Refusal> {
  return changeAuditedInside(platform, {}, async (tx, now) => {
    const found = await lockOwn(tx, actor, place)
    if (isRefusal(found)) return found
    const { own, kit } = found
    if (own?.submitted_at || isOutdated(own, given)) return undefined
    if (isEmptyScorecard(given)) {
      if (own) await tx.deleteFrom('scorecards').where('id', '=', own.id).execute()
      return { id: own?.id ?? 0, version: 0 }
    }
    return write(tx, actor, place, { own, kit, given, now, submittedAt: null })
  })
}

/** Deletes a draft, so that a colleague who began one by mistake may read those of others again. */
export function discardDraft(platform: Platform, actor: Person, place: Place): Promise<Saved | Refusal> {
  return changeAuditedInside(platform, {}, async (tx) => {
    const found = await lockOwn(tx, actor, place)
    if (isRefusal(found)) return found
    if (found.own?.submitted_at) return refuse('errors.stale')
    if (found.own) await tx.deleteFrom('scorecards').where('id', '=', found.own.id).execute()
    return { id: found.own?.id ?? 0, version: 0 }
  })
}

/**
 * Submits a scorecard, or changes a submitted one, whose earlier version stays readable (SCO-02). It decides nothing and moves nobody (103).
 * The audit leaves out what it says. The same content again, as after a lost answer, changes nothing.
 */
export async function submitScorecard(
  platform: Platform,
  actor: Person,
  place: Place,
  given: Given,
  before: OwnScorecardRow | undefined,
): Promise<Saved | Refusal> {
  const action = before?.submitted_at ? 'scorecard.changed' : 'scorecard.submitted'
  const detail = { application_id: place.application.id, stage: place.stage }
  let repeated: Saved | undefined
  const saved = await change(platform, actor, { action, detail }, async (tx, now) => {
    const found = await lockOwn(tx, actor, place)
    if (isRefusal(found)) return found
    const { own, kit } = found
    const missing = given.criteria.some(
      ({ criterion, point }) => point !== null && !kit.criteria.some((one) => isSame(one, criterion)),
    )
    if (missing) return refuse('scorecards.kit_changed')
    const isTooHigh = given.criteria.some(({ point }) => point !== null && point > kit.scale)
    if (isTooHigh) return refuse('errors.bad_request')
    if (own?.submitted_at && saysTheSame(own, kit, given)) {
      repeated = { id: own.id, version: own.version }
      return undefined
    }
    if (isOutdated(own, given)) return undefined
    if (own?.submitted_at)
      await tx
        .insertInto('scorecard_versions')
        .values({
          scorecard_id: own.id,
          version: own.version,
          submitted_at: own.submitted_at,
          content: JSON.stringify(contentOf(own)),
        })
        .execute()
    return write(tx, actor, place, { own, kit, given, now, submittedAt: now })
  })
  return repeated ?? saved
}

const isSame = ({ uuid }: { readonly uuid: string }, given: string) => uuid === given.toLowerCase()
const isOutdated = (own: OwnScorecardRow | undefined, { version }: Given) =>
  version !== undefined && version !== (own?.version ?? 0)

/**
 * The kit and the caller's scorecard of a place. Nobody changes the kit, and another window of the caller waits, until the transaction ends.
 */
async function lockOwn(tx: Tx, actor: Person, { application, stage }: Place) {
  const { id, vacancy_id } = application
  if (!(await lockApplicant(tx, id))) return refuse('errors.not_found')
  await tx
    .selectFrom('interview_kits')
    .select('id')
    .where('vacancy_id', '=', vacancy_id)
    .where('stage', '=', stage)
    .forShare()
    .execute()
  const [kit] = await readKits(tx, vacancy_id, stage)
  const there = await tx.selectFrom('applications').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!kit || !there) return refuse('errors.not_found')
  return { kit, own: await readOwnScorecard(tx, application.id, stage, actor.id) }
}

interface Writing {
  readonly own: OwnScorecardRow | undefined
  readonly kit: KitRow
  readonly given: Given
  readonly now: Date
  readonly submittedAt: Date | null
}

/** The points that were given, in the order of the kit, with its words. */
function pointsIn(kit: KitRow, { criteria }: ScorecardContent) {
  return kit.criteria.map((row) => {
    const given = criteria.find(({ criterion }) => isSame(row, criterion))
    return { criterion_id: row.id, skill_id: row.skill_id, name: row.name, point: given?.point ?? null, note: given?.note ?? '' }
  })
}

/** The notes that were given, to questions of the kit and to those that an earlier draft has and the kit asks no more. */
function notesIn(kit: KitRow, own: OwnScorecardRow | undefined, { notes }: ScorecardContent) {
  const asked = kit.questions.map(({ uuid, text }) => ({ uuid, text }))
  const gone = (own?.notes ?? []).map(({ question, text }) => ({ uuid: question, text }))
  const all = [...asked, ...gone.filter(({ uuid }) => !asked.some((one) => one.uuid === uuid))]
  return all.flatMap(({ uuid, text }) => {
    const note = notes.find(({ question }) => isSame({ uuid }, question))?.note ?? ''
    return note === '' ? [] : [{ question: uuid, text, note }]
  })
}

function saysTheSame(own: OwnScorecardRow, kit: KitRow, given: Given): boolean {
  const before = own.points.map(({ criterion_id, point, note }) => [criterion_id, point, note])
  const now = pointsIn(kit, given).map(({ criterion_id, point, note }) => [criterion_id, point, note])
  const notes = (all: readonly { question: string; note: string }[]) => all.map(({ question, note }) => [question, note])
  return (
    own.summary === given.summary &&
    JSON.stringify([before, notes(own.notes)]) === JSON.stringify([now, notes(notesIn(kit, own, given))])
  )
}

/** What a scorecard says, in the words in which it was written. */
export function contentOf({ points, notes, summary }: Pick<OwnScorecardRow, 'points' | 'notes' | 'summary'>): ContentOfVersion {
  return {
    criteria: points.map(({ name, point, note }) => ({ name, point, note })),
    notes: notes.map(({ text, note }) => ({ text, note })),
    summary,
  }
}

async function write(tx: Tx, actor: Person, { application, stage }: Place, writing: Writing): Promise<Saved> {
  const { own, kit, given, now, submittedAt } = writing
  const columns = {
    ...{ scale: kit.scale, words: kit.words, summary: given.summary, updated_at: now, submitted_at: submittedAt },
    notes: JSON.stringify(notesIn(kit, own, given)),
  }
  const { id, version } = own
    ? await tx
        .updateTable('scorecards')
        .set({ ...columns, version: own.version + 1 })
        .where('id', '=', own.id)
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('scorecards')
        .values({
          ...{ application_id: application.id, stage, author_id: actor.id, created_at: now, ...columns },
          could_read: await couldRead(tx, actor, { application, stage }, now),
        })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow()
  await tx.deleteFrom('scorecard_points').where('scorecard_id', '=', id).execute()
  const points = pointsIn(kit, given).map((point, position) => ({ scorecard_id: id, position, ...point }))
  await tx.insertInto('scorecard_points').values(points).execute()
  return { id, version }
}

/** Whether a colleague who has written nothing may read what others wrote: then their own is marked so. */
async function couldRead(tx: Tx, actor: Person, { application, stage }: Place, now: Date): Promise<boolean> {
  const standing = (await readStandings(tx, actor, application, now)).find((one) => one.stage === stage)
  return !standing?.blind && (await readSubmitted(tx, application.id, [stage])).length > 0
}
