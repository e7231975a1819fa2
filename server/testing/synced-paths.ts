import { readlinkSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { onTestFinished, vi } from 'vitest'

/** Why this system does not report which file is synced; undefined when it does. */
export const reasonAgainstSyncedPaths = process.platform === 'linux' ? undefined : 'only Linux names the files of open handles'

/** The paths that are synced from here on, in this order. */
export async function syncedPaths(): Promise<string[]> {
  const synced: string[] = []
  const handle = await open('/dev/null')
  const prototype = Object.getPrototypeOf(handle) as typeof handle
  await handle.close()
  const { sync } = prototype
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(function (this: typeof handle) {
    synced.push(readlinkSync(`/proc/self/fd/${this.fd}`))
    return sync.call(this)
  })
  onTestFinished(() => spy.mockRestore())
  return synced
}
