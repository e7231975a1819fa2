import { createApp } from '../app.ts'
import { compose } from '../compose.ts'
import { openDatabase } from '../database/open.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * A second server over the first one's database, like a second process: with its own connections on PostgreSQL, with the one connection on
 * the embedded engine. The caller stops it before the first.
 */
export async function secondServer(first: Platform) {
  const { connectionString } = first.database.pool.options
  const database =
    first.database.kind === 'postgres'
      ? await openDatabase({ databaseUrl: connectionString ?? '', dataDir: '', poolSize: 2 })
      : first.database
  const platform = await compose(first.config, database, first.now)
  const app = await createApp(platform)
  return {
    app,
    platform,
    async stop() {
      await app.close()
      await platform.reads.close()
      await platform.jobs.stop()
      if (database !== first.database) await database.close()
    },
  }
}
