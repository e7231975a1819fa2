import { isTooFast } from '#domain/assessment/attempts/attempts.rules.ts'
import { drawQuestions } from '#domain/assessment/attempts/drawing.rules.ts'
import { shuffle } from '#domain/assessment/attempts/shuffle.rules.ts'
import { chanceOfRight } from '#domain/assessment/difficulty/chance.rules.ts'
import { errorOf } from '#domain/assessment/results/error.rules.ts'
import { attemptPoints, choicePoints, type Likert, likertCodes, likertPoints } from '#domain/assessment/results/scoring.rules.ts'
import { languages } from '#domain/kernel/languages.ts'
import { readBank } from '../assessment/attempts/attempts.reads.ts'
import { snapshotsOf } from '../assessment/questions/snapshots.writes.ts'
import type { Platform, Tx } from '../platform/platform.ts'
import { readSettings } from '../platform/settings.ts'
import type { PlannedTest } from './demo-plan.ts'
import { type DemoRandom, demoRandom } from './demo-random.ts'
import { known } from './demo-rows.ts'
import { writtenAnswers } from './demo-year-answers.ts'

interface Snapshot {
  readonly text: string
  readonly answers: readonly { readonly uuid: string; readonly text: string; readonly correct: boolean }[]
}

type Bank = Awaited<ReturnType<typeof readBank>>

/** The banks of the tested skills with their snapshots. */
export interface Banks {
  readonly skills: ReadonlyMap<string, number>
  readonly of: ReadonlyMap<string, Bank>
  readonly snapshotOf: ReadonlyMap<number, number>
  readonly snapshots: ReadonlyMap<number, Snapshot>
  readonly expiryHours: number
}

const secondMs = 1000
/** How hard the questions of a bank are, in logits, by their place. */
const difficulties = [-1.6, -1.1, -0.7, -0.4, -0.1, 0.1, 0.3, 0.6, 0.8, 1.1, 1.4, 1.7, 0]

export async function readBanks(tx: Tx, platform: Platform, names: readonly string[]): Promise<Banks> {
  const rows = await tx.selectFrom('skills').select(['id', 'name']).where('name', 'in', names).execute()
  const of = new Map<string, Bank>()
  for (const { id, name } of rows)
    for (const language of languages)
      of.set(
        `${name} ${language}`,
        (await readBank({ ...platform, db: tx }, id, language, 0)).toSorted((one, other) => one.id - other.id),
      )
  const snapshotOf = await snapshotsOf(
    tx,
    [...of.values()].flat().map(({ id }) => id),
  )
  const snapshots = await tx
    .selectFrom('question_snapshots')
    .select(['id', 'text', 'answers'])
    .where('id', 'in', [...snapshotOf.values()])
    .execute()
  const { testExpiryHours: expiryHours } = await readSettings(platform, tx)
  return {
    ...{ of, snapshotOf, expiryHours, skills: new Map(rows.map(({ id, name }) => [name, id])) },
    snapshots: new Map(
      snapshots.map(({ id, text, answers }) => [id, { text, answers: answers as unknown as Snapshot['answers'] }]),
    ),
  }
}

/** An answered or open question of an attempt. */
export interface TakenQuestion {
  readonly question_id: number
  readonly snapshot_id: number
  readonly answer_order: number[]
  readonly shown_at: Date | null
  readonly answered_at: Date | null
  readonly answer_uuid: string | null
  readonly annotation: string | null
  readonly correct: boolean | null
  readonly points: number | null
  readonly paste_answer: boolean
  readonly left_window: number
  readonly too_fast: boolean
  /** The ratings of its text, the first of which counts. */
  readonly ratings: readonly Likert[]
}

export interface TakenTest {
  readonly test: PlannedTest
  readonly questions: readonly TakenQuestion[]
  readonly state: 'running' | 'finished' | 'expired'
  readonly endsAt: Date
  readonly finishedAt: Date | null
  readonly points: number | null
  readonly error: number | null
  readonly unrated: number | null
}

/** Takes a test by the rules of the product: its draw, its points and their error. People of a higher ability have more right answers. */
export function takeTest(test: PlannedTest, banks: Banks): TakenTest {
  const { person, skill, began, ending } = test
  const random = demoRandom(person.number * 31 + skill.length)
  const bank = known(banks.of, `${skill} ${person.language}`)
  const drawn = drawQuestions(bank, random)
  const most = ending === 'finished' ? drawn.length : ending === 'running' ? 4 : 6
  let seconds = 0
  const questions = drawn.map((question, place): TakenQuestion => {
    const shown_at = place <= most ? new Date(began.getTime() + seconds * secondMs) : null
    if (place < most) seconds += question.type === 'text' ? random.between(70, 210) : random.between(14, 85)
    const snapshot_id = known(banks.snapshotOf, question.id)
    const snapshot = known(banks.snapshots, snapshot_id)
    const open = { question_id: question.id, snapshot_id, shown_at, answer_order: shuffle([...snapshot.answers.keys()], random) }
    const answered_at = place < most ? new Date(began.getTime() + seconds * secondMs) : null
    const seen = { left_window: test.explanation && place % 2 === 0 ? 2 : random.chance(0.03) ? 1 : 0 }
    if (!answered_at || !shown_at) return { ...open, ...unanswered, ...seen, left_window: 0 }
    const spent = answered_at.getTime() - shown_at.getTime()
    const too_fast = isTooFast([snapshot.text, ...snapshot.answers.map(({ text }) => text)].join(' '), spent)
    const answer =
      question.type === 'text' ? writtenAnswer(random, test) : chosenAnswer(random, test, snapshot, bank.indexOf(question))
    return { ...open, ...seen, too_fast, answered_at, ...answer }
  })
  return { test, questions, ...outcomeOf(test, questions, banks.expiryHours) }
}

const unanswered = {
  answered_at: null,
  answer_uuid: null,
  annotation: null,
  correct: null,
  points: null,
  paste_answer: false,
  too_fast: false,
  ratings: [],
}

function chosenAnswer(random: DemoRandom, { ability }: PlannedTest, { answers }: Snapshot, place: number) {
  const correct = random.chance(chanceOfRight(ability, difficulties[place % difficulties.length] ?? 0))
  const { uuid } = random.pick(answers.filter((answer) => answer.correct === correct))
  return { answer_uuid: uuid, annotation: null, correct, points: choicePoints(correct), paste_answer: false, ratings: [] }
}

/** The rating follows the ability, and a second colleague's is near it. */
function writtenAnswer(random: DemoRandom, { ability, person, texts, explanation }: PlannedTest) {
  const worst = likertCodes.length - 1
  const at = (ability: number) => Math.min(worst, Math.max(0, Math.round(2 - ability * 1.1 + (random() - 0.5))))
  const ratings = texts === 'waiting' ? [] : [at(ability), ...(texts === 'rated twice' ? [at(ability - 0.3)] : [])]
  const codes = ratings.flatMap((place) => likertCodes[place] ?? [])
  const annotation = random.pick(writtenAnswers[person.language])
  const [code] = codes
  const points = code ? likertPoints(code) : null
  return { answer_uuid: null, annotation, correct: null, points, paste_answer: explanation !== undefined, ratings: codes }
}

function outcomeOf({ ending, began }: PlannedTest, questions: readonly TakenQuestion[], expiryHours: number) {
  // An abandoned test ended before the first start, also on a site with a longer term.
  const hours = ending === 'abandoned' ? Math.min(expiryHours, 48) : expiryHours
  const endsAt = new Date(began.getTime() + hours * 3600 * secondMs)
  const open = { endsAt, points: null, error: null, unrated: null }
  if (ending === 'running') return { ...open, state: 'running' as const, finishedAt: null }
  if (ending === 'abandoned') return { ...open, state: 'expired' as const, finishedAt: endsAt }
  const points = questions.map((question) => question.points ?? 0)
  const unrated = questions.filter((question) => question.annotation !== null && question.points === null).length
  const finishedAt = questions.at(-1)?.answered_at ?? began
  return { endsAt, state: 'finished' as const, finishedAt, points: attemptPoints(points), error: errorOf(points), unrated }
}
