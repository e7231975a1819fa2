import { answerForm } from '#domain/assessment/attempts/attempts.contract.ts'
import type { Likert } from '#domain/assessment/results/scoring.rules.ts'
import { saveAnswer } from '../assessment/attempts/answering.writes.ts'
import { explain, start } from '../assessment/attempts/attempts.writes.ts'
import { rateText } from '../assessment/results/rating.writes.ts'
import { readUserSkill } from '../assessment/skills/user-skills.reads.ts'
import { addUserSkill, updateUserSkill } from '../assessment/skills/user-skills.writes.ts'
import type { Platform } from '../platform/platform.ts'
import type { Person } from '../platform/sessions/viewer.ts'
import { done } from './demo-done.ts'

/** A test of a demo candidate, and its outcome. */
export interface DemoTest {
  readonly skill: string
  readonly hoursAgo: number
  /** The number of right choices out of ten, from the first on. */
  readonly right: number
  /** The number of answered questions; ten by default. */
  readonly answered?: number
  /** The rating of the free texts; they wait by default. */
  readonly rated?: Likert
  /** The candidate pasted text and left the window, and explained why. */
  readonly explanation?: string
}

const hourMs = 3_600_000
/** The seconds that each question took. */
const secondsOfAnswers = [38, 61, 24, 83, 45, 52, 30, 110, 41, 67]
const home = '127.0.0.1'
const window = '00000000-0000-4000-8000-0000000000de'
const experience = { from_date: '2021-02-01', to_date: '2024-08-01', note: '' }
const written = {
  es: [
    'Primero miro qué cambió y lo compruebo con un ejemplo pequeño; después lo cuento a quien le afecta.',
    'Depende. Empezaría por lo más probable y anotaría lo que encuentro para no repetirlo.',
    'Pregunto a quien lo usa todos los días, propongo dos caminos con sus costos y dejo escrito lo que se decidió.',
    'No estoy seguro, lo buscaría.',
  ],
  en: [
    'First I look at what changed and try it with a small example; then I tell those whom it concerns.',
    'It depends. I would begin with what is most likely and note what I find.',
    'I ask those who use it every day, offer two ways with their costs, and write down what was decided.',
  ],
}

/** Seconds from the start until the answer to the question at a position. */
const secondsUntil = (place: number) => secondsOfAnswers.slice(0, place + 1).reduce((total, seconds) => total + seconds, 0)

/** Adds a skill to a candidate and takes its test as the candidate would, unless that was done. */
export async function ensureTest(platform: Platform, rater: Person, person: Person, test: DemoTest): Promise<void> {
  const began = new Date(platform.now().getTime() - test.hoursAgo * hourMs)
  const later = (seconds: number): Platform => ({ ...platform, now: () => new Date(began.getTime() + seconds * 1000) })
  const skill = await platform.db
    .selectFrom('skills')
    .select(['id', 'name'])
    .where('name', '=', test.skill)
    .executeTakeFirstOrThrow()
  const taken = platform.db.selectFrom('attempts').select('id').where('user_id', '=', person.id).where('skill_id', '=', skill.id)
  if (await taken.executeTakeFirst()) return
  const userSkill = await skillOf(later(0), person, skill)
  done(skill.name, await start(later(0), person, userSkill, { language: person.language, window }))
  const asked = await readAsked(platform, userSkill)
  for (const [place, question] of asked.slice(0, test.answered).entries())
    done(
      skill.name,
      await saveAnswer(later(secondsUntil(place)), person, answerOf(person, userSkill, place, question, test), home),
    )
  if (test.explanation) done(skill.name, await explain(later(900), person, userSkill, test.explanation))
  if (test.rated) await rateTexts(later(hourMs / 1000), rater, userSkill, test.rated)
}

async function skillOf(platform: Platform, person: Person, skill: { id: number; name: string }): Promise<string> {
  const read = () =>
    platform.db
      .selectFrom('user_skills')
      .select(['uuid', 'from_date'])
      .where('user_id', '=', person.id)
      .where('skill_id', '=', skill.id)
      .executeTakeFirst()
  const there = await read()
  if (!there) {
    const added = await addUserSkill(platform, person, skill, experience)
    if (added !== 'attempts_exceeded') done(skill.name, added)
  } else if (there.from_date === null) {
    const row = await readUserSkill(platform, person, there.uuid)
    if (row) done(skill.name, await updateUserSkill(platform, person, row, row.version, experience))
  }
  const kept = await read()
  if (!kept) throw new Error(`The demo skill ${skill.name} is not on the profile.`)
  return kept.uuid
}

function readAsked({ db }: Platform, userSkill: string) {
  return db
    .selectFrom('attempt_questions')
    .innerJoin('attempts', 'attempts.id', 'attempt_questions.attempt_id')
    .innerJoin('user_skills', 'user_skills.id', 'attempts.user_skill_id')
    .innerJoin('questions', 'questions.id', 'attempt_questions.question_id')
    .innerJoin('question_snapshots', 'question_snapshots.id', 'attempt_questions.snapshot_id')
    .select(['questions.uuid', 'question_snapshots.type', 'question_snapshots.answers'])
    .where('user_skills.uuid', '=', userSkill)
    .where('attempts.state', '=', 'running')
    .orderBy('attempt_questions.position')
    .execute()
}
type Asked = Awaited<ReturnType<typeof readAsked>>[number]

/** The answer at a position: a right one while right ones remain, else a wrong one, or free text. */
function answerOf(person: Person, userSkill: string, place: number, asked: Asked, { right, explanation }: DemoTest) {
  const answers = asked.answers as { uuid: string; correct: boolean }[]
  const chosen = answers.find(({ correct }) => correct === place < right) ?? answers[0]
  return answerForm.parse({
    indice: place,
    user_skill_uuid: userSkill,
    question_uuid: asked.uuid,
    ...(asked.type === 'text'
      ? { annotation: written[person.language][(person.id + place) % written[person.language].length] }
      : { answer_uuid: chosen?.uuid }),
    paste_answer: explanation !== undefined && asked.type === 'text',
    copy_question: explanation !== undefined && place % 3 === 0,
    left_window: explanation !== undefined && place % 2 === 0 ? 2 : 0,
    window,
  })
}

async function rateTexts(platform: Platform, rater: Person, userSkill: string, code: Likert): Promise<void> {
  const texts = await platform.db
    .selectFrom('attempt_questions')
    .innerJoin('attempts', 'attempts.id', 'attempt_questions.attempt_id')
    .innerJoin('user_skills', 'user_skills.id', 'attempts.user_skill_id')
    .select(['attempt_questions.attempt_id', 'attempt_questions.position', 'attempt_questions.question_id'])
    .where('user_skills.uuid', '=', userSkill)
    .where('annotation', 'is not', null)
    .where('attempt_questions.points', 'is', null)
    .execute()
  for (const text of texts) done('a rating', await rateText(platform, rater, text, code))
}
