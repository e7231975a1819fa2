import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** Debian puts servers where the path of an ordinary account does not lead. */
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin', '/sbin']

/** The path of a program of this machine; undefined when it is not installed. */
export const findProgram = (name: string): string | undefined => folders.map((folder) => path.join(folder, name)).find(isRunnable)

/** The same; without the program, prints why the tests that need it do not run here. */
export function installedProgram(name: string, needed: string): string | undefined {
  const found = findProgram(name)
  if (!found) console.warn(`Not run here: ${needed}, because ${name} is not installed.`)
  return found
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
