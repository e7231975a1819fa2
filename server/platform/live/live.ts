import { sql } from 'kysely'
import type { Database, Reader } from '../../database/database.ts'
import { plannedOnce } from '../../database/planned-once.ts'

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

/** The channel of every announcement. Its payload is a topic, a space and a message as JSON. */
export const liveChannel = 'cantera_live'

/** Opens Live over PostgreSQL's LISTEN and NOTIFY, which the embedded engine supports too. */
export async function openLive(database: Database): Promise<Live> {
  const topics = new Map<string, Set<Listener>>()
  const onPayload = (payload: string) => {
    const cut = payload.indexOf(' ')
    for (const listener of topics.get(payload.slice(0, cut)) ?? []) listener.onMessage(payload.slice(cut + 1))
  }
  const onGap = () => {
    for (const listeners of topics.values()) for (const listener of listeners) listener.onGap()
  }
  await database.listen(liveChannel, onPayload, onGap)
  const payloadOf = (topic: string, message: unknown) => `${topic} ${JSON.stringify(message)}`
  return {
    async announce(tx, topic, message) {
      await plannedOnce(tx, sql`select pg_notify(${liveChannel}, ${payloadOf(topic, message)})`)
    },
    async announceAll(tx, announcements) {
      if (announcements.length === 0) return
      const payloads = announcements.map(({ topic, message }) => payloadOf(topic, message))
      await sql`select pg_notify(${liveChannel}, payload) from unnest(${payloads}::text[]) as payload`.execute(tx)
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
