// Checks that nobody changed or removed rows of the audit and of the read log: npm run audit:verify, with the settings of the server.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(import.meta.url)

// The server's TypeScript needs the project's own Node.
if (Number.parseInt(process.versions.node, 10) < 26) {
  const node = join(dirname(dirname(here)), 'node_modules', '.bin', 'node')
  const { status, error } = spawnSync(node, [here], { stdio: 'inherit' })
  if (error) console.error('The project is not installed yet: run npm install first.')
  process.exit(status ?? 1)
}

const [{ readConfig }, { verifyAudit }] = await Promise.all([import('../server/config.ts'), import('../server/audit-verify.ts')])

try {
  const { intact, sentences } = await verifyAudit(readConfig(process.env))
  console.log(sentences.join('\n'))
  if (!intact) process.exitCode = 1
} catch (error) {
  if (error.name !== 'StartupError') throw error
  console.error(error.message)
  process.exitCode = 1
}
