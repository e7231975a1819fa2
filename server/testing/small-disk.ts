import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A real file system of so many megabytes, which can be filled. It is removed when the test ends. */
export interface SmallDisk {
  readonly folder: string
  fill(): void
  empty(): void
}

/** Why this machine lets the tests mount no file system; undefined when it does. */
export function reasonAgainstSmallDisk(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may mount a file system'
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-disk-'))
  const { status, stderr, error } = mount(folder, 1)
  if (status === 0) spawnSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
  return status === 0 ? undefined : `mount failed: ${(stderr || error?.message || '').trim()}`
}

export function smallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-disk-'))
  const { status, stderr } = mount(folder, megabytes)
  if (status !== 0) throw new Error(`mount failed: ${stderr}`)
  onTestFinished(() => {
    spawnSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  const filler = path.join(folder, 'filler')
  return {
    folder,
    fill() {
      for (const bytes of [2 ** 20, 512]) while (grow(filler, bytes));
    },
    empty: () => rmSync(filler, { force: true }),
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
