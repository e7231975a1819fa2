import { randomUUID } from 'node:crypto'
import type { Insertable, Updateable } from 'kysely'
import type { AttemptState } from '#domain/assessment/attempts/attempts.rules.ts'
import { choicePoints } from '#domain/assessment/results/scoring.rules.ts'
import { questionsOfAttempt } from '#domain/assessment/skills/skills.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { scoreAttempt } from '../assessment/attempts/scoring.writes.ts'
import { snapshotsOf } from '../assessment/questions/snapshots.writes.ts'
import type { AttemptQuestions, Questions } from '../database/schema.ts'
import type { Platform } from '../platform/platform.ts'

let made = 0

interface BankOptions {
  /** The number of questions; 12 by default. */
  readonly questions?: number
  readonly language?: Language
  /** The number of free texts, which come first; none by default. */
  readonly texts?: number
  /** The skill to add them to; a new one by default. */
  readonly skillId?: number
}

export interface Bank {
  readonly skillId: number
  readonly skillUuid: string
  readonly language: Language
  /** Answers of a select: the first is right, two are wrong. */
  readonly questions: readonly { id: number; uuid: string; type: Questions['type']; answers: readonly string[] }[]
}

/** Creates a skill with a test and ready questions directly in the tables. */
export async function makeBank({ db }: Platform, options: BankOptions = {}): Promise<Bank> {
  const { questions: count = 12, language = 'es', texts = 0 } = options
  const number = ++made
  const skill = options.skillId
    ? await db.selectFrom('skills').select(['id', 'uuid']).where('id', '=', options.skillId).executeTakeFirstOrThrow()
    : await db
        .insertInto('skills')
        .values({ name: `Habilidad con prueba ${number}`, has_test: true })
        .returning(['id', 'uuid'])
        .executeTakeFirstOrThrow()
  const fields = Array.from({ length: count }, (_, index) => ({
    text: `¿Pregunta ${index + 1} del banco ${number}?`,
    type: index < texts ? ('text' as const) : ('select' as const),
    language,
    ready: true,
  }))
  const questions = fields.length
    ? await db.insertInto('questions').values(fields).returning(['id', 'uuid', 'type']).execute()
    : []
  if (questions.length)
    await db
      .insertInto('question_skills')
      .values(questions.map(({ id }) => ({ question_id: id, skill_id: skill.id })))
      .execute()
  const choices = questions
    .filter(({ type }) => type === 'select')
    .flatMap(({ id }) =>
      ['Correcta', 'Equivocada', 'Otra equivocada'].map((text, index) => ({ question_id: id, text, correct: index === 0 })),
    )
  const answers = choices.length
    ? await db.insertInto('answers').values(choices).returning(['question_id', 'uuid']).execute()
    : []
  const answersOf = (id: number) => answers.filter(({ question_id }) => question_id === id).map(({ uuid }) => uuid)
  return {
    skillId: skill.id,
    skillUuid: skill.uuid,
    language,
    questions: questions.map((question) => ({ ...question, answers: answersOf(question.id) })),
  }
}

/** Puts a skill on a person's profile, with dates; returns the existing row when there is one. */
export async function makeUserSkill({ db }: Platform, userId: number, skillId: number, more: { required?: boolean } = {}) {
  const values = { user_id: userId, skill_id: skillId, from_date: '2020-01-01', to_date: '2024-01-01', ...more }
  return db
    .insertInto('user_skills')
    .values(values)
    .onConflict((conflict) => conflict.columns(['user_id', 'skill_id']).doUpdateSet({ skill_id: skillId }))
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
}

interface AttemptOptions {
  readonly userId: number
  readonly bank: Bank
  /** Finished by default. */
  readonly state?: AttemptState
  /** The number of answered questions; all of a finished attempt, else none by default. */
  readonly answered?: number
  /** Whether a select is answered rightly; always by default. */
  readonly isRight?: (position: number) => boolean
  /** Further columns of a question: signals, written text, points of a rated one. */
  readonly at?: (position: number) => Updateable<AttemptQuestions>
  /** An hour ago by default. */
  readonly startedAt?: Date
}

/**
 * Creates an attempt at the first ten questions of a bank directly in the tables: in their order, one minute per answer, scored when
 * finished. Free texts wait for a rating.
 */
export async function makeAttempt(platform: Platform, { userId, bank, state = 'finished', ...options }: AttemptOptions) {
  const { isRight = () => true, at = () => ({}), answered = state === 'finished' ? questionsOfAttempt : 0 } = options
  const startedAt = options.startedAt ?? new Date(platform.now().getTime() - 3_600_000)
  const minute = (count: number) => new Date(startedAt.getTime() + count * 60_000)
  const userSkill = await makeUserSkill(platform, userId, bank.skillId)
  return platform.db.transaction().execute(async (tx) => {
    const ended = state !== 'running'
    const attempt = await tx
      .insertInto('attempts')
      .values({
        user_id: userId,
        skill_id: bank.skillId,
        user_skill_id: userSkill.id,
        language: bank.language,
        state,
        signals_agreed_at: startedAt,
        started_at: startedAt,
        ends_at: minute(24 * 60),
        finished_at: ended ? minute(answered) : null,
        window_id: randomUUID(),
        points: state === 'finished' ? 0 : null,
        unrated: state === 'finished' ? 0 : null,
      })
      .returning(['id', 'uuid', 'window_id'])
      .executeTakeFirstOrThrow()
    const asked = bank.questions.slice(0, questionsOfAttempt)
    const snapshots = await snapshotsOf(
      tx,
      asked.map(({ id }) => id),
    )
    const rows = asked.map(({ id, type, answers }, position): Insertable<AttemptQuestions> => {
      const right = isRight(position)
      const given =
        type === 'text'
          ? { annotation: `Lo que escribí en la pregunta ${position + 1}` }
          : { answer_uuid: answers[right ? 0 : 1] ?? null, correct: right, points: choicePoints(right) }
      return {
        attempt_id: attempt.id,
        position,
        question_id: id,
        snapshot_id: snapshots.get(id)!,
        answer_order: answers.map((_, place) => place),
        shown_at: position <= answered ? minute(position) : null,
        answered_at: position < answered ? minute(position + 1) : null,
        ...(position < answered ? given : {}),
        ...at(position),
      }
    })
    await tx.insertInto('attempt_questions').values(rows).execute()
    if (state === 'finished') await scoreAttempt(tx, attempt.id)
    return { ...attempt, userSkillId: userSkill.id, userSkillUuid: userSkill.uuid }
  })
}
