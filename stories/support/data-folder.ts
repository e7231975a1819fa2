import { mkdtemp, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'

const inMemory = '/dev/shm'
/** The worlds of all servers that run at a time, several times over. */
const roomBytes = 4 * 2 ** 30

/**
 * Makes a folder for the data of servers, in memory where there is room. Each server begins with a copy of a world of 80 MB, and what a
 * server syncs, such as an e-mail, waits on a disk until the copies of others are written.
 */
export async function makeDataFolder(name: string): Promise<string> {
  const memory = await statfs(inMemory).catch(() => undefined)
  const hasRoom = memory !== undefined && memory.bavail * memory.bsize > roomBytes && freemem() > roomBytes
  return mkdtemp(path.join(hasRoom ? inMemory : tmpdir(), name))
}
