// Checks that nobody changed or removed rows of the audit and of the read log: npm run audit:verify, with the settings of the server.
import { enterProjectNode } from './operator-command.mjs'

enterProjectNode(import.meta.url)

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
