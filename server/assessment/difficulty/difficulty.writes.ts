import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { JoinedDifficulty } from '#domain/assessment/shared-counts/joined.rules.ts'
import { startPeriodicTask, withoutOverlap } from '../../platform/periodic-task.ts'
import type { Platform } from '../../platform/platform.ts'
import { runEach } from '../../platform/run-each.ts'
import { type DueBank, readAnswersOf, readDueBanks } from './difficulty.reads.ts'
import { readFingerprints, readSharedBanks } from './shared-banks.reads.ts'
import { noteOutcomes } from './shared-banks.writes.ts'
import { estimateInThread } from './writes/estimate-in-thread.ts'

const tenMinutesMs = 600_000

/** Starts a periodic task that estimates the difficulties of banks with enough new attempts. Returns a function that stops it. */
export function startEstimating(platform: Pick<Platform, 'db' | 'now'>, log: FastifyBaseLogger): () => void {
  return startPeriodicTask(
    withoutOverlap(() => estimateDueBanks(platform)),
    tenMinutesMs,
    (error) => log.warn({ err: error }, 'estimating difficulties failed'),
  )
}

/** Estimates the difficulties of each due bank. Running it again without new attempts changes nothing. Throws after the last one if any failed. */
export async function estimateDueBanks(platform: Pick<Platform, 'db' | 'now'>): Promise<void> {
  await runEach(
    await readDueBanks(platform.db),
    ({ skillId, language }) => `bank of skill ${skillId} in ${language}`,
    (bank) => estimateBank(platform, bank),
  )
}

async function estimateBank({ db, now }: Pick<Platform, 'db' | 'now'>, bank: DueBank): Promise<void> {
  const through = now()
  const [attempts, sites] = [await readAnswersOf(db, bank), await readSharedBanks(db, bank)]
  const questions = sites.length > 0 ? await readFingerprints(db, bank) : []
  const own = questions.flatMap(({ question, ...prints }) => (question === null ? [] : [{ question, ...prints }]))
  const { found, guessing, outcomes } = await estimateInThread({ attempts, sites, own })
  await db.transaction().execute(async (tx) => {
    const run = await tx
      .insertInto('difficulty_runs')
      .values({
        skill_id: bank.skillId,
        language: bank.language,
        number: bank.number + 1,
        attempts: attempts.length,
        through,
        guessing,
      })
      // Another process has estimated the same bank meanwhile.
      .onConflict((conflict) => conflict.columns(['skill_id', 'language', 'number']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!run) return
    await noteOutcomes(tx, bank, outcomes, through)
    if (found.length === 0) return
    await sql`
      insert into question_difficulties (run_id, snapshot_id, answers, difficulty, error, infit, outfit, misfit, lack, source)
      select ${run.id}, given.* from jsonb_to_recordset(${JSON.stringify(found.map(columnsOf))}::jsonb) as given(
        snapshot_id bigint, answers integer, difficulty numeric, error numeric, infit numeric, outfit numeric, misfit numeric, lack text, source text
      )`.execute(tx)
  })
}

const columnsOf = ({ question, answers, estimate, lack, source }: JoinedDifficulty) => ({
  snapshot_id: question,
  ...{ answers, lack, source },
  ...estimate,
})
