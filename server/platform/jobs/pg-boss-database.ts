import type { Db } from 'pg-boss'
import type { Database } from '../../database/database.ts'

/** Lets pg-boss use our pool and our LISTEN connection instead of opening its own; the same on both engines. */
export function pgBossDatabase(database: Database): Db {
  return {
    async executeSql(text, values) {
      const client = await database.pool.connect()
      let broken = true
      try {
        const results: unknown = await client.query(text, values)
        broken = false
        // Several statements in one text give one result each; at most one of them has rows.
        const all = (Array.isArray(results) ? results : [results]) as { rows: unknown[] }[]
        return { rows: all.flatMap(({ rows }) => rows) }
      } finally {
        // A text of several statements that fails leaves its transaction open: nobody may get that connection.
        client.release(broken)
      }
    },
    async listen(channel, onNotification, onReconnect) {
      let closed = false
      const unlessClosed = (callback: () => void) => {
        if (!closed) callback()
      }
      await database.listen(
        channel,
        (payload) => unlessClosed(() => onNotification(payload)),
        () => unlessClosed(onReconnect),
      )
      onReconnect()
      return {
        async close() {
          closed = true
        },
      }
    },
  }
}
