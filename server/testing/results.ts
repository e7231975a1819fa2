import { choicePoints } from '#domain/results/scoring.rules.ts'
import { snapshotsOf } from '../features/questions/snapshots.writes.ts'
import { scoreAttempt } from '../features/results/scoring.writes.ts'
import type { Platform, Tx } from '../platform/platform.ts'

let made = 0

interface ResultOptions {
  /** How many questions are answered with a text; the others with a choice. */
  readonly texts?: number
  /** How many of the choices are right; all, unless said otherwise. */
  readonly right?: number
  readonly count?: number
  readonly state?: 'running' | 'finished' | 'expired'
  /** Somebody else's attempt at the same questions, as `makeResult` answered them before. */
  readonly like?: { readonly skill: string; readonly person?: string }
  readonly person?: { readonly id: number }
}

/** A person with an attempt at a test, written straight into the tables. The texts come first. */
export async function makeResult({ db, now }: Platform, options: ResultOptions = {}) {
  return db.transaction().execute(async (tx) => {
    const { texts = 2, count = 10, right = count, state = 'finished', like } = options
    const skill = like ? await skillOf(tx, like.skill) : await makeSkill(tx, { texts, count })
    const questions = await questionsOf(tx, skill.id)
    const person = options.person
      ? await tx.selectFrom('users').select(['id', 'uuid']).where('id', '=', options.person.id).executeTakeFirstOrThrow()
      : await makeCandidate(tx)
    const userSkill = await tx
      .insertInto('user_skills')
      .values({ user_id: person.id, skill_id: skill.id, from_date: '2020-01-01', note: 'Aprendí sola' })
      .onConflict((conflict) => conflict.columns(['user_id', 'skill_id']).doUpdateSet({ note: 'Otra vez' }))
      .returning(['id', 'uuid'])
      .executeTakeFirstOrThrow()
    const started = new Date(now().getTime() - 3_600_000 + made++)
    const attempt = await tx
      .insertInto('attempts')
      .values({
        user_id: person.id,
        skill_id: skill.id,
        user_skill_id: userSkill.id,
        language: 'es',
        state,
        signals_agreed_at: started,
        started_at: started,
        ends_at: new Date(started.getTime() + 86_400_000),
        finished_at: state === 'running' ? null : now(),
        window_id: '00000000-0000-4000-8000-000000000000',
        ...(state === 'finished' && { points: 0, unrated: 0 }),
      })
      .returning(['id', 'uuid'])
      .executeTakeFirstOrThrow()
    const snapshots = await snapshotsOf(
      tx,
      questions.map(({ id }) => id),
    )
    let choices = 0
    for (const [position, { id, type, answers }] of questions.entries()) {
      const isText = type === 'text'
      const correct = isText ? null : choices++ < right
      const shown = new Date(started.getTime() + position * 60_000)
      await tx
        .insertInto('attempt_questions')
        .values({
          attempt_id: attempt.id,
          position,
          question_id: id,
          snapshot_id: snapshots.get(id) ?? 0,
          answer_order: isText ? [] : [1, 0],
          shown_at: shown,
          answered_at: new Date(shown.getTime() + 30_000),
          annotation: isText ? `Texto ${position} de ${person.id}` : null,
          answer_uuid: isText ? null : (answers[correct ? 0 : 1] ?? null),
          correct,
          points: correct === null ? null : choicePoints(correct),
        })
        .execute()
    }
    if (state === 'finished') await scoreAttempt(tx, attempt.id)
    return {
      skill: skill.uuid,
      person: person.uuid,
      userSkill: userSkill.uuid,
      attempt: attempt.uuid,
      attemptId: attempt.id,
      questions: questions.map(({ uuid }) => uuid),
      texts: questions.flatMap(({ type }, position) => (type === 'text' ? [`${attempt.uuid}:${position}`] : [])),
    }
  })
}

async function makeCandidate(tx: Tx) {
  return tx
    .insertInto('users')
    .values({
      role_id: 2,
      first_name: 'Candidata',
      last_name: `De prueba ${++made}`,
      email: `resultado.${made}@example.com`,
      password_hash: 'none',
      language: 'es',
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
}

async function makeSkill(tx: Tx, { texts, count }: { texts: number; count: number }) {
  const skill = await tx
    .insertInto('skills')
    .values({ name: `Habilidad con prueba ${++made}`, has_test: true })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
  for (let place = 0; place < count; place += 1) {
    const type = place < texts ? 'text' : 'select'
    const { id } = await tx
      .insertInto('questions')
      .values({ text: `Pregunta ${place} de ${skill.id}`, type, language: 'es', ready: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.insertInto('question_skills').values({ question_id: id, skill_id: skill.id }).execute()
    if (type === 'select')
      await tx
        .insertInto('answers')
        .values([
          { question_id: id, text: 'La buena', correct: true },
          { question_id: id, text: 'La mala', correct: false },
        ])
        .execute()
  }
  return skill
}

const skillOf = (tx: Tx, uuid: string) =>
  tx.selectFrom('skills').select(['id', 'uuid']).where('uuid', '=', uuid).executeTakeFirstOrThrow()

async function questionsOf(tx: Tx, skillId: number) {
  const questions = await tx
    .selectFrom('questions')
    .innerJoin('question_skills', 'question_skills.question_id', 'questions.id')
    .where('question_skills.skill_id', '=', skillId)
    .select(['questions.id', 'questions.uuid', 'questions.type'])
    .orderBy('questions.id')
    .execute()
  const ids = questions.map(({ id }) => id)
  const answers = await tx
    .selectFrom('answers')
    .select(['question_id', 'uuid'])
    .where('question_id', 'in', ids)
    .orderBy('id')
    .execute()
  return questions.map((question) => ({
    ...question,
    answers: answers.filter(({ question_id }) => question_id === question.id).map(({ uuid }) => uuid),
  }))
}
