import { addressPastPooler, type Config } from './config.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { makeResetLink } from './people/accounts/reset-command.writes.ts'
import { removeFactorByCommand } from './people/second-factor/reset-command.writes.ts'

/**
 * Makes a link for setting the password of an address, over the configured database, and with `factor` removes the account's second factor.
 * Returns sentences with the link.
 * @throws StartupError when there is no such account, or the database cannot be used
 */
export async function resetPassword(config: Config, address: string, { factor = false } = {}): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: addressPastPooler(config), dataDir: config.dataDir, poolSize: 2 })
  try {
    await migrate(database, { allow: false })
    const platform = { db: database.db, now: () => new Date(), config }
    const removed = factor && (await removeFactorByCommand(platform, address))
    const link = await makeResetLink(platform, address)
    return [
      ...(factor ? [removed ? 'The second factor of the account was removed.' : 'The account had no second factor.'] : []),
      'Open this link within half an hour; it works once, sets a new password and ends the sessions of the account:',
      link,
      ...(database.embedded ? ['Start the server first: this command has used its database meanwhile.'] : []),
    ]
  } finally {
    await database.close()
  }
}
