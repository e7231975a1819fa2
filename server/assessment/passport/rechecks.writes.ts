import { foreignLimits, isCheckDue } from '#domain/assessment/passport/foreign-results.rules.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockOpenAccounts } from '../../platform/sessions/open-accounts.ts'
import { type ForeignRow, readResultToCheck } from './foreign-results.reads.ts'
import { checkCredential } from './issuer.reads.ts'

/**
 * Has the issuers of results that somebody opens asked again, where their last answer is old (PAS-02). A job asks them, so that no answer
 * waits for another site. Two viewers at once cause one job.
 */
export async function recheckOld({ db, jobs, now }: Platform, rows: readonly ForeignRow[]): Promise<void> {
  const at = now()
  const due = rows.filter((row) => isCheckDue(row, at)).map(({ id }) => id)
  if (due.length === 0) return
  await db.transaction().execute(async (tx) => {
    const asked = await tx
      .updateTable('foreign_results')
      .set({ asked_at: at })
      .where('id', 'in', due)
      .where('asked_at', '<=', new Date(at.getTime() - foreignLimits.retryHours * 3_600_000))
      .returning('id')
      .execute()
    for (const { id } of asked) await jobs.enqueue(tx, 'check-foreign-result', { result: id })
  })
}

/** Starts this process's worker that asks issuers again. */
export async function startRechecking(platform: Platform): Promise<void> {
  await platform.jobs.work('check-foreign-result', {
    perform: (data) => recheck(platform, data.result as number),
    giveUp: async () => {},
    close() {},
  })
}

/**
 * Asks the issuer of a stored result again. One that does not answer leaves the result as it is: staff see when it last did. One that has
 * withdrawn it, or whose keys did not sign it, ends it.
 */
export async function recheck(platform: Pick<Platform, 'db' | 'config' | 'now' | 'log'>, id: number): Promise<void> {
  const row = await readResultToCheck(platform.db, id)
  if (!row || row.withdrawn_at) return
  const { outcome } = await checkCredential(platform, row.jwt)
  const now = platform.now()
  const isAnswer = outcome !== 'unreachable'
  const isConfirmed = outcome === 'valid' || outcome === 'expired'
  await platform.db.transaction().execute(async (tx) => {
    // An account that was closed or merged meanwhile keeps its rows as they are.
    if (!(await lockOpenAccounts(tx, [row.user_id]))) return
    await tx
      .updateTable('foreign_results')
      .set({ answered: isAnswer, ...(isAnswer && { checked_at: now }), ...(isAnswer && !isConfirmed && { withdrawn_at: now }) })
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .execute()
  })
}
