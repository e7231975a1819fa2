import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { temporaryFolder } from './files/uploads.ts'
import type { Platform } from './platform.ts'

const hourMs = 3_600_000

/** Removes every hour what no longer serves: expired tokens and counts, uploads that a crash left behind. Returns how to stop. */
export function startHousekeeping(platform: Platform, log: FastifyBaseLogger): () => void {
  const timer = setInterval(
    () => tidy(platform).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed')),
    hourMs,
  )
  timer.unref()
  return () => clearInterval(timer)
}

/** One round of housekeeping. */
export async function tidy({ db, config, now }: Platform): Promise<void> {
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
