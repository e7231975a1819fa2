import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { takeEnvFile } from './env-file.mjs'
import { projectNode } from './toolchain.mjs'

/**
 * Runs a command anew in the project's own Node when this one is older, because the server's TypeScript needs it; ends this process then.
 * Afterwards the settings of `--env-file` are set.
 */
export function enterProjectNode(moduleUrl) {
  if (Number.parseInt(process.versions.node, 10) >= 26) return takeEnvFile()
  const { status, error } = spawnSync(projectNode, [fileURLToPath(moduleUrl), ...process.argv.slice(2)], { stdio: 'inherit' })
  if (error) console.error('The project is not installed yet: run npm install first.')
  process.exit(status ?? 1)
}

/** Prints the sentences of a command that needs the database, or in one sentence why it failed. */
export async function printOutcome(perform) {
  try {
    console.log((await perform()).join('\n'))
  } catch (error) {
    const { connectionTrouble, isConnectionTrouble } = await import('../server/database/connection-trouble.ts')
    if (error.name !== 'StartupError' && !isConnectionTrouble(error)) throw error
    console.error(error.name === 'StartupError' ? error.message : connectionTrouble(error))
    process.exitCode = 1
  }
}
