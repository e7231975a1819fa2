import type { Platform } from './platform.ts'

/** The answers that a process has cached. An answer whose read began in an earlier generation is not stored. */
interface Cache {
  generation: number
  readonly answers: Map<string, unknown>
}

const invalidations = new WeakMap<Platform['live'], number>()

/** Counts how often this process has invalidated any read cache: while the count stays, no cached answer has changed. */
export const countInvalidations = (live: Platform['live']) => invalidations.get(live) ?? 0

/**
 * Caches reads in each process until a change is announced on `topic`, inside the transaction of the change. The process that
 * makes the change calls `invalidate` itself; the others receive the announcement. For what every page reads and staff rarely write.
 */
export function createReadCache(topic: string) {
  const caches = new WeakMap<Platform['live'], Cache>()

  function cacheOf(live: Platform['live']): Cache {
    const known = caches.get(live)
    if (known) return known
    const cache: Cache = { generation: 0, answers: new Map() }
    caches.set(live, cache)
    live.subscribe(topic, { onMessage: () => invalidate(live), onGap: () => invalidate(live) })
    return cache
  }

  function invalidate(live: Platform['live']): void {
    const cache = cacheOf(live)
    invalidations.set(live, countInvalidations(live) + 1)
    cache.generation += 1
    cache.answers.clear()
  }

  return {
    topic,
    invalidate,
    async read<Answer>(live: Platform['live'], name: string, readAnew: () => Promise<Answer>): Promise<Answer> {
      const cache = cacheOf(live)
      const { generation, answers } = cache
      const found = (answers.get(name) as Answer | undefined) ?? (await readAnew())
      if (cache.generation === generation) answers.set(name, found)
      return found
    },
  }
}
