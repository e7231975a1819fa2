import type { FastifyBaseLogger } from 'fastify'
import { startPeriodicTask } from '../../platform/periodic-task.ts'
import type { Platform } from '../../platform/platform.ts'
import { runEach } from '../../platform/run-each.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { readGuaranteesToRemind } from './placements.reads.ts'

const hourMs = 3_600_000
type Reminding = Pick<Platform, 'db' | 'now' | 'config'>

/** Notifies of guarantees that end soon, every hour. Returns a function that stops it. */
export function startReminding(platform: Reminding, log: FastifyBaseLogger): () => void {
  return startPeriodicTask(
    () => remindOfGuarantees(platform),
    hourMs,
    (error) => log.warn({ err: error }, 'reminding of guarantees failed'),
  )
}

/**
 * Notifies the owner of each placement whose guarantee ends within a week, once; everybody who sees clients when nobody owns it. Each is a
 * transaction of its own, so that two processes notify once.
 */
export async function remindOfGuarantees(platform: Reminding): Promise<void> {
  const now = platform.now()
  await runEach(
    await readGuaranteesToRemind(platform),
    ({ id }) => `placement ${id}`,
    ({ id, owner_id }) =>
      platform.db.transaction().execute(async (tx) => {
        const due = await tx
          .updateTable('placements')
          .set({ reminded_at: now })
          .where('id', '=', id)
          .where('reminded_at', 'is', null)
          .returning('id')
          .executeTakeFirst()
        const receivers = owner_id === null ? undefined : [owner_id]
        const right = { module: 'clients', item: 'view' } as const
        if (due) await notifyStaff(tx, now, { kind: 'guarantee_ends', recordId: id, right, receivers })
      }),
  )
}
