import { readConfig } from './config.ts'
import { connectionTrouble, isConnectionTrouble } from './database/connection-trouble.ts'
import { StartupError } from './database/startup-error.ts'
import { openLog } from './platform/log.ts'
import { start } from './start.ts'

/** In production every line is JSON (OBS-02); elsewhere a person reads the sentence at the console. */
const isProduction = process.env.NODE_ENV === 'production'
/** A server process gives its background process the address where it takes calls (ADR-0200). */
const socket = process.argv[2]
/** The settings as they were given. */
const environment = { ...process.env }

try {
  const config = readConfig(process.env)
  // React reads NODE_ENV when it is loaded; the build needs React's production version, whatever the other settings.
  if (!config.development) process.env.NODE_ENV = 'production'
  const log = openLog(config)
  if (isProduction)
    process.on('uncaughtException', (error) => {
      log.fatal({ err: error }, 'an error that nothing handles ends the process')
      process.exit(1)
    })
  // Loaded on demand, because it brings the whole program, which a server process loads while its database opens.
  if (socket) await (await import('./start-in-background.ts')).startInBackground(config, log, socket)
  else await start(config, log, environment)
} catch (error) {
  explainEnd(error)
  process.exit(1)
}

function explainEnd(thrown: unknown): void {
  const error = isConnectionTrouble(thrown) ? new StartupError(connectionTrouble(thrown)) : thrown
  const isExpected = error instanceof StartupError
  if (!isProduction) console.error(isExpected ? error.message : error)
  else if (isExpected) openLog({ logLevel: 'info' }).fatal(error.message)
  else openLog({ logLevel: 'info' }).fatal({ err: error }, 'the process cannot start')
}
