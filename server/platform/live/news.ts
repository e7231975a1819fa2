import type { Database } from '../../database/database.ts'

/** How long an event stays after its commit, at least. A process that has not read for half of it counts that as a gap. */
const usuallyKeptSeconds = 120

/** The transactions that a statement did not see: those from `next` on, and those that were running. */
interface Seen {
  readonly next: string
  readonly running: readonly string[]
  /** The server's clock at that moment, in seconds. */
  readonly at: number
}

interface Answer {
  snapshot: string
  at: number
  news: [topic: string, message: string][]
}

// Order by the table's identity: two transactions that change the same row announce it one after the other, because the later one waits
// for the row. A row with a future number was restored from another server.
const readNews = `
  select pg_current_snapshot()::text as snapshot, extract(epoch from clock_timestamp())::float8 as at,
    coalesce((
      select json_agg(json_build_array(topic, message) order by id)
      from (
        select id, topic, message from live_events where tx >= $1::xid8 and tx < pg_snapshot_xmax(pg_current_snapshot())
        union all
        select id, topic, message from live_events where tx = any ($2::xid8[])
      ) as unseen), '[]') as news`

const removeOld = `
  delete from live_events
  where (tx < $1::xid8 and tx <> all ($2::xid8[])) or tx >= pg_snapshot_xmax(pg_current_snapshot())`

/** No transaction is numbered so high, so nothing is new. */
const nothingNew = { next: '9223372036854775807', running: [] }

/**
 * Reads each committed event once, in order. A process remembers the snapshot of its last reading: the events of transactions that this did
 * not show and the next one does are new. So a transaction that commits late delays no other, and none is skipped.
 */
export function openNews(
  database: Pick<Database, 'queryAside'>,
  onMessage: (topic: string, json: string) => void,
  onGap: () => void,
  keptSeconds = usuallyKeptSeconds,
) {
  let seen: Seen | undefined
  /** Raised by `forget`, so that a reading under way does not count. */
  let generation = 0
  /** What had been seen `keptSeconds` ago or longer may be removed. */
  let removable: Seen | undefined

  async function read(): Promise<void> {
    const before = seen
    const begun = generation
    const { next, running } = before ?? nothingNew
    const [answer] = await database
      .queryAside<Answer>({ name: 'news', text: readNews, values: [next, running] })
      .catch((): Answer[] => [])
    // Without an answer the next wake-up reads the same again.
    if (!answer || begun !== generation) return
    const isLate = before !== undefined && Math.abs(answer.at - before.at) >= keptSeconds / 2
    seen = seenBy(answer)
    if (!before || isLate) onGap()
    else for (const [topic, message] of answer.news) onMessage(topic, message)
    await clean(seen)
  }

  async function clean(now: Seen): Promise<void> {
    removable ??= now
    if (Math.abs(now.at - removable.at) < keptSeconds) return
    const { next, running } = removable
    removable = now
    await database.queryAside({ text: removeOld, values: [next, running] }).catch(() => [])
  }

  return {
    read,
    /** Makes the next reading count as a gap: from then on nothing is missed again. */
    forget(): void {
      generation += 1
      seen = undefined
      removable = undefined
    },
  }
}

function seenBy({ snapshot, at }: Answer): Seen {
  const [, next = '', running = ''] = snapshot.split(':')
  return { next, running: running === '' ? [] : running.split(','), at }
}
