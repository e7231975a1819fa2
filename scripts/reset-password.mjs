// Prints a link that sets a new password: npm run reset-password -- <address>, with the settings of the server. With --factor it also removes
// the second factor of somebody who lost it.
import { enterProjectNode } from './operator-command.mjs'

enterProjectNode(import.meta.url)

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
