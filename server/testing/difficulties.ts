import { snapshotsOf } from '../assessment/questions/snapshots.writes.ts'
import type { Platform } from '../platform/platform.ts'
import type { Bank } from './tests.ts'

const runs = new Map<number, number>()

/** Stores the next run of a bank, which found these difficulties by the place of a question; null for a question in no run. Resolves to its id. */
export async function storeRun(
  { db, now }: Platform,
  { skillId, language, questions }: Bank,
  difficultyAt: (place: number) => number | null,
): Promise<number> {
  const number = (runs.get(skillId) ?? 0) + 1
  runs.set(skillId, number)
  return db.transaction().execute(async (tx) => {
    const snapshots = await snapshotsOf(
      tx,
      questions.map(({ id }) => id),
    )
    const { id: run_id } = await tx
      .insertInto('difficulty_runs')
      .values({ skill_id: skillId, language, number, attempts: 100, through: now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const figures = { answers: 100, error: 0.2, infit: 1, outfit: 1, misfit: 0 }
    const rows = questions.flatMap(({ id }, place) => {
      const difficulty = difficultyAt(place)
      return difficulty === null ? [] : [{ run_id, snapshot_id: snapshots.get(id)!, difficulty, ...figures }]
    })
    await tx.insertInto('question_difficulties').values(rows).execute()
    return run_id
  })
}
