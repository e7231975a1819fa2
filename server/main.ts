import { readConfig } from './config.ts'
import { StartupError } from './database/startup-error.ts'
import { start } from './start.ts'

try {
  const config = readConfig(process.env)
  // React reads NODE_ENV when it is loaded; the build needs React's production version, whatever the other settings.
  if (!config.development) process.env.NODE_ENV = 'production'
  await start(config)
} catch (error) {
  if (error instanceof StartupError) console.error(error.message)
  else console.error(error)
  process.exit(1)
}
