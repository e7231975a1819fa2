import { rm } from 'node:fs/promises'
import path from 'node:path'
import { makeDataFolder } from './data-folder.ts'
import { startServer } from './server-process.ts'

/** The variable with the folder of the demo world. Every worker starts from a copy of it. */
export const demoWorldVariable = 'STORIES_DEMO_WORLD'

/** Loads the demo world once for all workers. Returns a function that deletes it at the end. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await makeDataFolder('cantera-stories-')
  const cleanUp = () => rm(folder, { recursive: true, force: true })
  try {
    const demoWorld = path.join(folder, 'demo-world')
    const server = await startServer('demo-world', { DATA_DIR: demoWorld })
    await server.stop()
    process.env[demoWorldVariable] = demoWorld
    return cleanUp
  } catch (error) {
    await cleanUp()
    throw error
  }
}
