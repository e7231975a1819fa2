// Prints a link that sets a new password: npm run reset-password -- <address>, with the settings of the server. With --factor it also removes
// the second factor of somebody who lost it.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(import.meta.url)

// The server's TypeScript needs the project's own Node.
if (Number.parseInt(process.versions.node, 10) < 26) {
  const node = join(dirname(dirname(here)), 'node_modules', '.bin', 'node')
  const { status, error } = spawnSync(node, [here, ...process.argv.slice(2)], { stdio: 'inherit' })
  if (error) console.error('The project is not installed yet: run npm install first.')
  process.exit(status ?? 1)
}

const [address, option, ...more] = process.argv.slice(2)
if (!address || (option !== undefined && option !== '--factor') || more.length > 0) {
  console.error(
    'Name one address: npm run reset-password -- person@example.com, with --factor after it to remove the second factor too',
  )
  process.exit(1)
}

const [{ readConfig }, { resetPassword }] = await Promise.all([
  import('../server/config.ts'),
  import('../server/reset-password.ts'),
])

try {
  console.log((await resetPassword(readConfig(process.env), address, { factor: option === '--factor' })).join('\n'))
} catch (error) {
  if (error.name !== 'StartupError') throw error
  console.error(error.message)
  process.exitCode = 1
}
