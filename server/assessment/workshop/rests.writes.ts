import type { FastifyBaseLogger } from 'fastify'
import { mostJudged } from '#domain/assessment/banks/health.rules.ts'
import { restingOf } from '#domain/assessment/workshop/exposure.rules.ts'
import { commonShift, signsOf } from '#domain/assessment/workshop/wear.rules.ts'
import { startPeriodicTask, withoutOverlap } from '../../platform/periodic-task.ts'
import type { Platform } from '../../platform/platform.ts'
import { runEach } from '../../platform/run-each.ts'
import type { BankOfSkill } from '../difficulty/difficulty.reads.ts'
import { readBanksToLookAt, readShownTests } from './rests.reads.ts'
import { readReadyQuestions, readWear } from './workshop.reads.ts'

const tenMinutesMs = 600_000

/** Starts a periodic task that decides which questions rest. Returns a function that stops it. */
export function startResting(platform: Pick<Platform, 'db' | 'now'>, log: FastifyBaseLogger): () => void {
  return startPeriodicTask(
    withoutOverlap(() => restQuestions(platform)),
    tenMinutesMs,
    (error) => log.warn({ err: error }, 'resting questions failed'),
  )
}

/** Decides which questions of each bank with new tests rest (EXO-01). Running it again changes nothing. Throws after the last bank if any failed. */
export async function restQuestions(platform: Pick<Platform, 'db' | 'now'>): Promise<void> {
  await runEach(
    await readBanksToLookAt(platform.db),
    ({ skillId, language }) => `bank of skill ${skillId} in ${language}`,
    (bank) => restQuestionsOf(platform, bank),
  )
}

async function restQuestionsOf({ db, now }: Pick<Platform, 'db' | 'now'>, bank: BankOfSkill): Promise<void> {
  const through = now()
  const ready = await readReadyQuestions(db, bank.skillId, bank.language)
  const wear = await readWear(
    db,
    ready.slice(0, mostJudged).map(({ id }) => id),
  )
  const common = commonShift([...wear.values()])
  const isWorn = (id: number) => {
    const found = wear.get(id)
    return found !== undefined && signsOf(found, common).length > 0
  }
  const pool = ready.map(({ id, type, created_at: since }) => ({ id, type, since, isWorn: isWorn(id) }))
  const resting = JSON.stringify(Object.fromEntries(restingOf(pool, await readShownTests(db, bank))))
  await db
    .insertInto('bank_rests')
    .values({ skill_id: bank.skillId, language: bank.language, through, resting })
    .onConflict((conflict) => conflict.columns(['skill_id', 'language']).doUpdateSet({ through, resting }))
    .execute()
}
