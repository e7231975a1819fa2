import type { FastifyBaseLogger } from 'fastify'
import { startPeriodicTask } from '../../platform/periodic-task.ts'
import type { Platform } from '../../platform/platform.ts'
import { runEach } from '../../platform/run-each.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { readToRemind } from './due.reads.ts'
import { writesScorecards } from './interviewers.reads.ts'

const everyMs = 5 * 60_000
type Reminding = Pick<Platform, 'db' | 'now'>

/** Reminds interviewers of scorecards every five minutes. Returns a function that stops it. */
export function startRemindingOfScorecards(platform: Reminding, log: FastifyBaseLogger): () => void {
  return startPeriodicTask(
    () => remindOfScorecards(platform),
    everyMs,
    (error) => log.warn({ err: error }, 'reminding of scorecards failed'),
  )
}

/**
 * Notifies each interviewer whose interview has ended and whose scorecard is due, once for each end (SCO-02). Each is a transaction of its
 * own, so that two processes notify once.
 */
export async function remindOfScorecards(platform: Reminding): Promise<void> {
  const now = platform.now()
  await runEach(
    await readToRemind(platform.db, now),
    ({ interview_id, user_id }) => `scorecard of interview ${interview_id} by ${user_id}`,
    ({ interview_id, user_id, ends_at }) =>
      platform.db.transaction().execute(async (tx) => {
        const first = await tx
          .insertInto('scorecard_reminders')
          .values({ interview_id, user_id, ended_at: ends_at })
          .onConflict((conflict) =>
            conflict
              .columns(['interview_id', 'user_id'])
              .doUpdateSet({ ended_at: ends_at })
              .where('scorecard_reminders.ended_at', '<>', ends_at),
          )
          .returning('user_id')
          .executeTakeFirst()
        const about = { kind: 'scorecard_due', recordId: interview_id, right: writesScorecards, receivers: [user_id] } as const
        if (first) await notifyStaff(tx, now, about)
      }),
  )
}
