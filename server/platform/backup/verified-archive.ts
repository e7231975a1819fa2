import { isDeepStrictEqual } from 'node:util'
import { problemOfRecords } from '../../database/migrate.ts'
import { readFrames, refuseArchive } from './archive-file.ts'
import { type About, type Frame, type Manifest, Tally } from './archive-parts.ts'
import type { Say } from './summary.ts'

/** An archive of which everything was read and compared with its manifest. */
export interface VerifiedArchive {
  readonly file: string
  readonly about: About
  readonly manifest: Manifest
  /** The sizes of files that have several pieces. */
  readonly sizes: ReadonlyMap<string, number>
}

/**
 * Reads a whole archive and compares it with its manifest.
 * @throws StartupError in one sentence when it is damaged, foreign, newer than the program or encrypted with another key
 */
export async function verifyArchive(file: string, passphrase: string | undefined, say: Say = () => {}): Promise<VerifiedArchive> {
  const frames = readFrames(file, passphrase)
  try {
    return await verifyFrames(file, frames, say)
  } finally {
    await frames.return(undefined)
  }
}

async function verifyFrames(file: string, frames: AsyncGenerator<Frame>, say: Say): Promise<VerifiedArchive> {
  const first = await frames.next()
  const about = first.value?.head
  if (about?.part !== 'about') throw refuseArchive(file, 'it does not begin as an archive does')
  const problem = await problemOfRecords(about.migrations)
  if (problem) throw refuseArchive(file, problem)
  const tally = new Tally(about.tables)
  const sizes = new Map<string, number>()
  let read = 0
  for await (const frame of frames) {
    const { head } = frame
    read += 1
    say(`checking the archive: part ${read}`)
    if (head.part === 'end') {
      const { tables, files, notes } = head
      if (tally.isInFile() || !isDeepStrictEqual({ tables, files, notes }, tally.sums()))
        throw refuseArchive(file, 'its content is not what its manifest says')
      return { file, about, manifest: head, sizes }
    }
    if (!tally.add(frame)) throw refuseArchive(file, `its part ${read} does not fit`)
    if (head.part === 'file' && head.bytes > frame.body.length) sizes.set(head.key, head.bytes)
  }
  throw refuseArchive(file, 'it has no end')
}
