import type { Platform, Tx } from './platform.ts'

/** Does something now and again every so many milliseconds, and goes on when it fails. Returns how to stop. */
export function startRounds(round: () => Promise<unknown>, everyMs: number, onFailure: (error: unknown) => void): () => void {
  const roundOrFailure = () => round().catch(onFailure)
  void roundOrFailure()
  const timer = setInterval(roundOrFailure, everyMs).unref()
  return () => clearInterval(timer)
}

/** Does batch after batch, each in a transaction of its own, until one was not full; answers how many things they did. */
export async function inBatches(
  { db }: Pick<Platform, 'db'>,
  size: number,
  batch: (tx: Tx, size: number) => Promise<number>,
): Promise<number> {
  for (let done = 0; ; ) {
    const count = await db.transaction().execute((tx) => batch(tx, size))
    done += count
    if (count < size) return done
  }
}
