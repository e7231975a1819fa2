import type { Platform } from './platform.ts'

/** What a process has read. A read that began before the last change is not kept: its generation is over. */
interface Kept {
  generation: number
  readonly answers: Map<string, unknown>
}

const forgotten = new WeakMap<Platform['live'], number>()

/** How often this process has let go of kept reads, whatever they were: what it answers may have changed since. */
export const timesForgotten = (live: Platform['live']) => forgotten.get(live) ?? 0

/**
 * Reads that each process keeps until a change is announced on `topic`, inside its transaction. Whoever makes the change forgets at
 * once; the others hear of it. For what stands on every page and is written rarely.
 */
export function keptReads(topic: string) {
  const keptOf = new WeakMap<Platform['live'], Kept>()

  function keptBy(live: Platform['live']): Kept {
    const known = keptOf.get(live)
    if (known) return known
    const kept: Kept = { generation: 0, answers: new Map() }
    keptOf.set(live, kept)
    live.subscribe(topic, { onMessage: () => forget(live), onGap: () => forget(live) })
    return kept
  }

  function forget(live: Platform['live']): void {
    const kept = keptBy(live)
    forgotten.set(live, timesForgotten(live) + 1)
    kept.generation += 1
    kept.answers.clear()
  }

  return {
    topic,
    forget,
    async read<Answer>(live: Platform['live'], name: string, readAnew: () => Promise<Answer>): Promise<Answer> {
      const kept = keptBy(live)
      const { generation, answers } = kept
      const found = (answers.get(name) as Answer | undefined) ?? (await readAnew())
      if (kept.generation === generation) answers.set(name, found)
      return found
    },
  }
}
