import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A real file system of so many megabytes, which can be filled. */
export interface MountedDisk {
  readonly folder: string
  fill(): void
  empty(): void
  unmount(): void
}

/** Why this machine lets nobody mount a file system; undefined when it does. */
export function reasonAgainstMounting(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may mount a file system'
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-disk-'))
  const { status, stderr, error } = mount(folder, 1)
  if (status === 0) spawnSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
  return status === 0 ? undefined : `mount failed: ${(stderr || error?.message || '').trim()}`
}

/** Mounts an empty file system on a folder, which is made. */
export function mountDisk(folder: string, megabytes: number): MountedDisk {
  mkdirSync(folder, { recursive: true })
  const { status, stderr } = mount(folder, megabytes)
  if (status !== 0) throw new Error(`mount failed: ${stderr}`)
  const filler = path.join(folder, 'filler')
  return {
    folder,
    fill() {
      for (const bytes of [2 ** 20, 512]) while (grow(filler, bytes));
    },
    empty: () => rmSync(filler, { force: true }),
    unmount() {
      spawnSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const mount = (folder: string, megabytes: number) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { encoding: 'utf8' })

function grow(file: string, bytes: number): boolean {
  try {
    writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
    return true
  } catch {
    return false
  }
}
