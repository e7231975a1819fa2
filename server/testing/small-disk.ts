import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { type MountedDisk, mountDisk } from './mounted-disk.ts'

/** A file system of so many megabytes that can be filled. It is removed when the test ends. */
export function smallDisk(megabytes: number): MountedDisk {
  const disk = mountDisk(mkdtempSync(path.join(tmpdir(), 'cantera-disk-')), megabytes)
  onTestFinished(() => disk.unmount())
  return disk
}
