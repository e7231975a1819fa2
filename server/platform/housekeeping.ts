import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { removeOrphans } from './files/orphans.ts'
import { temporaryFolder } from './files/uploads.ts'
import type { Platform } from './platform.ts'

const hourMs = 3_600_000

/** Removes every hour what no longer serves: expired tokens and counts, files that a crash left behind. Returns how to stop. */
export function startHousekeeping(platform: Platform, log: FastifyBaseLogger, everyMs = hourMs): () => void {
  let from: string | undefined
  const round = async () => {
    const start = from
    // Where a page begins may be forgotten by the bucket meanwhile: a round that fails lets the next begin anew.
    from = undefined
    await tidy(platform)
    from = await removeOrphans(platform, start)
  }
  const timer = setInterval(() => round().catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed')), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Rows that ended and uploads that never arrived whole. */
async function tidy({ db, config, now }: Platform): Promise<void> {
  const instant = now()
  await db.deleteFrom('access_tokens').where('expires_at', '<', instant).execute()
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', instant).execute()
  await db.deleteFrom('rate_limits').where('window_ends_at', '<', instant).execute()
  const folder = temporaryFolder(config)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    if ((await stat(file)).mtimeMs < instant.getTime() - hourMs) await rm(file, { force: true })
  }
}
