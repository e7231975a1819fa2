import { readConfig } from './config.ts'
import { StartupError } from './platform/startup-error.ts'
import { start } from './start.ts'

try {
  const config = readConfig(process.env)
  // What was built is rendered by React's production build, however strict the settings are; React reads this when it is loaded.
  if (!config.development) process.env.NODE_ENV = 'production'
  await start(config)
} catch (error) {
  if (error instanceof StartupError) console.error(error.message)
  else console.error(error)
  process.exit(1)
}
