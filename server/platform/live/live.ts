import { type RawBuilder, sql } from 'kysely'
import type { Database, Reader } from '../../database/database.ts'
import { pace } from '../../database/pace.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import { openNews } from './news.ts'

interface Listener {
  readonly onMessage: (json: string) => void
  /** Called when messages may have been missed, so that everything must be read again. */
  readonly onGap: () => void
}

/** Announces changes to every process once they are committed. */
export interface Live {
  /** Announces inside a transaction; listeners are notified only when it commits. */
  announce(tx: Reader, topic: string, message: unknown): Promise<void>
  /** The same for several announcements, in one statement. */
  announceAll(tx: Reader, announcements: readonly { readonly topic: string; readonly message: unknown }[]): Promise<void>
  /** @returns a function that ends the subscription. */
  subscribe(topic: string, listener: Listener): () => void
}

/** The wake-up of those who read announcements. Whoever runs `announcing` gives it to `plannedOnce`. */
export const liveWakeUp = 'live'

/** A statement that announces; `rows` has their topics and their messages as JSON. */
export const announcing = (rows: RawBuilder<unknown>) => sql`insert into live_events (topic, message) ${rows}`

/** At most one reading in so many milliseconds, however much is committed. */
const readEveryMs = 5

/** The channel of processes of the version before, which may run beside this one during an upgrade: a topic, a space and a message. */
const formerChannel = 'cantera_live'

/** Opens Live over the table of events, which each process reads after a wake-up (ADR-0196). */
export async function openLive(database: Database): Promise<Live> {
  const topics = new Map<string, Set<Listener>>()
  const onMessage = (topic: string, json: string) => {
    for (const listener of topics.get(topic) ?? []) listener.onMessage(json)
  }
  const onGap = () => {
    for (const listeners of topics.values()) for (const listener of listeners) listener.onGap()
  }
  const news = openNews(database, onMessage, onGap)
  const wake = pace(readEveryMs, news.read)
  await database.onWakeUp(liveWakeUp, {
    wake,
    polls: true,
    onGap() {
      news.forget()
      wake()
    },
  })
  await news.read()
  await database.listen(formerChannel, (payload) => {
    const cut = payload.indexOf(' ')
    onMessage(payload.slice(0, cut), payload.slice(cut + 1))
  })
  return {
    async announce(tx, topic, message) {
      await plannedOnce(tx, announcing(sql`values (${topic}, ${JSON.stringify(message)})`), liveWakeUp)
    },
    async announceAll(tx, announcements) {
      if (announcements.length === 0) return
      const named = announcements.map(({ topic }) => topic)
      const messages = announcements.map(({ message }) => JSON.stringify(message))
      await plannedOnce(
        tx,
        announcing(sql`select topic, message from unnest(${named}::text[], ${messages}::text[]) as news (topic, message)`),
        liveWakeUp,
      )
    },
    subscribe(topic, listener) {
      const listeners = topics.get(topic) ?? new Set()
      topics.set(topic, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) topics.delete(topic)
      }
    },
  }
}
