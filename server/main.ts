import { readConfig } from './config.ts'
import { StartupError } from './platform/startup-error.ts'
import { start } from './start.ts'

try {
  await start(readConfig(process.env))
} catch (error) {
  if (error instanceof StartupError) console.error(error.message)
  else console.error(error)
  process.exit(1)
}
