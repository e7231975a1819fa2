// Prints a link that sets a new password: npm run reset-password -- <address>, with the settings of the server.
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

const [address, ...more] = process.argv.slice(2)
if (!address || more.length > 0) {
  console.error('Name one address: npm run reset-password -- person@example.com')
  process.exit(1)
}

const [{ readConfig }, { resetPassword }] = await Promise.all([
  import('../server/config.ts'),
  import('../server/reset-password.ts'),
])

try {
  console.log((await resetPassword(readConfig(process.env), address)).join('\n'))
} catch (error) {
  if (error.name !== 'StartupError') throw error
  console.error(error.message)
  process.exitCode = 1
}
