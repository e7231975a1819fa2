import { testResultOf } from '#domain/assessment/results/test-result.rules.ts'
import type {
  CriterionSummary,
  DueScorecard,
  OwnScorecard,
  StageSummary,
  SubmittedScorecard,
} from '#domain/hiring/scorecards/scorecards.contract.ts'
import { isLate, spreadOf } from '#domain/hiring/scorecards/scorecards.rules.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import type { InterviewStage } from '#domain/kernel/stages.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { DueRow } from './due.reads.ts'
import type { KitRow } from './kits.reads.ts'
import { presentKit } from './kits.views.ts'
import type { ApplicationRow, OwnScorecardRow, readTestsOf, StandingRow, SubmittedRow } from './scorecards.reads.ts'
import { contentOf } from './scorecards.writes.ts'

interface OwnParts {
  readonly application: ApplicationRow
  readonly stage: InterviewStage
  readonly interview: { readonly starts_at: Date; readonly ends_at: Date } | undefined
  readonly kit: KitRow
  readonly own: OwnScorecardRow | undefined
}

/** The kit of an interview with what its interviewer wrote. A criterion of a draft that the kit has no more is left out. */
export function presentOwn({ application, stage, interview, kit, own }: OwnParts): OwnScorecard {
  return {
    person: { name: fullName(application.first_name, application.last_name) },
    vacancy: { uuid: application.vacancy_uuid, name_job: application.title, language: application.language },
    stage,
    interview: interview ? { starts_at: interview.starts_at.toISOString(), ends_at: interview.ends_at.toISOString() } : null,
    kit: presentKit(kit),
    own: {
      state: own ? (own.submitted_at ? 'submitted' : 'draft') : 'none',
      criteria: kit.criteria.flatMap(({ id, uuid }) => {
        const given = own?.points.find(({ criterion_id }) => criterion_id === id)
        return given ? [{ criterion: uuid, point: given.point, note: given.note }] : []
      }),
      notes: own?.notes ?? [],
      summary: own?.summary ?? '',
      version: own?.version ?? 0,
    },
  }
}

interface SummaryParts {
  readonly viewer: Person
  readonly standing: StandingRow
  readonly kit: KitRow | undefined
  /** The submitted scorecards of the stage that the viewer may read. */
  readonly submitted: readonly SubmittedRow[]
  readonly tests: Awaited<ReturnType<typeof readTestsOf>>
}

export function presentStage({ viewer, standing, kit, submitted, tests }: SummaryParts): StageSummary {
  const { stage, hasKit, own, blind, waiting } = standing
  return {
    stage,
    has_kit: hasKit,
    own: own ? (own.submitted ? 'submitted' : 'draft') : 'none',
    blind,
    waiting: waiting.map(({ id, name }) => ({ name, own: id === viewer.id })),
    criteria: criteriaOf(kit, submitted).map(({ points, ...criterion }) => ({
      name: criterion.name,
      scale: criterion.scale,
      points: points.map(({ row, point }) => ({ ...authorOf(row, viewer), point })),
      spread: spreadOf(points.map(({ point }) => point)) ?? null,
      test: testOf(tests, criterion.skillId),
    })),
    scorecards: submitted.map((row) => presentSubmitted(row, viewer)),
  }
}

const authorOf = ({ author: name, author_id }: SubmittedRow, viewer: Person) => ({ name, own: author_id === viewer.id })

function testOf(tests: SummaryParts['tests'], skillId: number | null): CriterionSummary['test'] {
  const test = tests.find(({ skill_id }) => skill_id === skillId)
  const result = test && testResultOf(test)
  return result && result.points !== null ? result : null
}

interface Criterion {
  readonly name: string
  readonly scale: number
  readonly skillId: number | null
  readonly points: { readonly row: SubmittedRow; readonly point: number }[]
}

/**
 * The criteria of a kit with the points of each colleague, then those that only scorecards have, because the kit has them no more. A criterion
 * is distinguished by its id, and without one by its words and its scale.
 */
function criteriaOf(kit: KitRow | undefined, submitted: readonly SubmittedRow[]): Criterion[] {
  const found = new Map<string, Criterion>()
  for (const { id, name, skill_id } of kit?.criteria ?? [])
    found.set(`${id}/${kit?.scale}`, { name, scale: kit?.scale ?? 0, skillId: skill_id, points: [] })
  for (const row of submitted)
    for (const { criterion_id, name, skill_id, point } of row.points) {
      const key = `${criterion_id ?? name.toLowerCase()}/${row.scale}`
      const criterion = found.get(key) ?? { name, scale: row.scale, skillId: skill_id, points: [] }
      if (point !== null) criterion.points.push({ row, point })
      if (point !== null || criterion_id !== null) found.set(key, criterion)
    }
  return [...found.values()]
}

function presentSubmitted(row: SubmittedRow, viewer: Person): SubmittedScorecard {
  return {
    ...authorOf(row, viewer),
    submitted_at: row.submitted_at?.toISOString() ?? '',
    ...{ could_read: row.could_read, words: row.words },
    ...contentOf(row),
    earlier: row.earlier.map(({ submitted_at, content: { criteria, notes, summary } }) => ({
      submitted_at: new Date(submitted_at).toISOString(),
      criteria,
      notes,
      summary,
    })),
  }
}

/** The skills that the criteria of a card's scorecards are about. */
export function skillsOf(kits: readonly KitRow[], submitted: readonly SubmittedRow[]): number[] {
  const all = [...kits.flatMap(({ criteria }) => criteria), ...submitted.flatMap(({ points }) => points)]
  return [...new Set(all.flatMap(({ skill_id }) => skill_id ?? []))]
}

export const presentDueTo =
  (now: Date) =>
  (row: DueRow): DueScorecard => ({
    uuid_element: row.uuid,
    fullname: fullName(row.first_name, row.last_name),
    stage: row.stage,
    vacant_uuid: row.vacancy_uuid,
    name_job: row.title,
    language_job: row.language,
    ends_at: row.ends_at.toISOString(),
    late: isLate(row.ends_at, now),
    draft: row.draft,
  })
