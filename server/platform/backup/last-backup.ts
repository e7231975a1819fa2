import { z } from 'zod'
import type { FileStore } from '../files/file-store.ts'

const shape = z.object({ at: z.iso.datetime(), bytes: z.number() })
export type LastBackup = z.output<typeof shape>

/** Notes the last backup beside the files, which every process of the site and the command can reach. */
export const noteBackup = ({ notes }: FileStore, last: LastBackup) => notes.write('backup', 'last', JSON.stringify(last))

/** The last backup that was written whole; undefined when there was none. */
export async function readLastBackup({ notes }: FileStore): Promise<LastBackup | undefined> {
  const text = await notes.read('backup', 'last')
  return text === undefined ? undefined : shape.parse(JSON.parse(text))
}
