import { isPublic } from './config.ts'
import { unusableServers } from './database/unusable-servers.ts'
import { companyWarnings } from './people/company-login/warnings.reads.ts'
import type { Log } from './platform/log.ts'
import type { Platform } from './platform/platform.ts'
import { noteSecretKey } from './platform/sessions/known-key.writes.ts'
import { clockAheadMs } from './platform/site-clock.ts'

/** Tokens of one process are refused by another whose clock differs by more than this. */
const toleratedMs = 5000

/** What is probably wrong with the settings or the machine, in sentences. The process starts all the same. */
export async function startWarnings(platform: Platform): Promise<string[]> {
  const { config, db } = platform
  const sentences: string[] = []
  if (config.production && !config.publicUrlIsSet)
    sentences.push(
      `PUBLIC_URL is not set: e-mails, canonical addresses and feeds name ${config.publicUrl}, which only this machine can open.`,
    )
  if (isPublic(config) && config.publicUrl.startsWith('http:'))
    sentences.push(
      'PUBLIC_URL begins with http://: passwords, CVs and the links of e-mails cross the network unencrypted. Put a proxy with a certificate in front, and begin PUBLIC_URL with https://.',
    )
  if (isPublic(config) && !config.production)
    sentences.push(
      'NODE_ENV is not production, and PUBLIC_URL is not an address of this machine: set NODE_ENV=production, which asks for what a public site needs.',
    )
  if (config.unknownSettings.length > 0)
    sentences.push(`These settings are not known, and nothing reads them: ${config.unknownSettings.join(', ')}.`)
  if (config.production && !config.smtpUrl)
    sentences.push(
      'SMTP_URL is not set: no e-mail leaves. They are kept in DATA_DIR/mailbox, and people who wait for a link get none.',
    )
  if (await noteSecretKey(platform))
    sentences.push(
      'SECRET_KEY differs from the one that this database was used with last. Links in e-mails that were sent before do not work any more, nor do second factors: bring the former key back, or reset them in the profiles of people and with npm run reset-password -- <address> --factor. When other processes still have the other key, files of one are not found on the other: give all of them the same key.',
    )
  sentences.push(...(await companyWarnings(platform)))
  sentences.push(...(await unusableServers(config.databaseUrl)))
  const aheadMs = await clockAheadMs(db)
  if (Math.abs(aheadMs) > toleratedMs)
    sentences.push(
      `The clock of this machine is ${Math.round(Math.abs(aheadMs) / 1000)} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} the clock of the database. Above a minute this process goes by the clock of the database; below it, sessions of one process end too early or too late on another. Set the clocks by NTP.`,
    )
  const refused = await refusedConnections(platform.database.pool, config.databasePool)
  if (refused)
    sentences.push(
      `PostgreSQL, the limit of the role or the pooler gives this process only ${refused.given} of ${config.databasePool} connections (${refused.reason}); raise the limit to DATABASE_POOL and ${config.backgroundProcess ? 'seven' : 'two'} more for each process, or lower DATABASE_POOL.`,
    )
  return sentences
}

/** Logs them. The process goes on when they cannot be found out. */
export async function logWarnings(platform: Platform, log: Pick<Log, 'warn'>): Promise<void> {
  try {
    for (const sentence of await startWarnings(platform)) log.warn(sentence)
  } catch (error) {
    log.warn({ err: error }, 'the settings could not be checked')
  }
}

/** How many of `wanted` connections the pool gets at once, and why not more; undefined when it gets all of them. */
export async function refusedConnections(
  pool: { connect(): Promise<{ release(): void }>; readonly options?: { readonly max?: number } },
  wanted: number,
): Promise<{ given: number; reason: string } | undefined> {
  const most = Math.min(wanted, pool.options?.max ?? wanted)
  const asked = await Promise.allSettled(Array.from({ length: most }, () => pool.connect()))
  let reason: string | undefined
  for (const outcome of asked)
    if (outcome.status === 'fulfilled') outcome.value.release()
    else reason = (outcome.reason as Error).message
  const given = asked.filter(({ status }) => status === 'fulfilled').length
  return reason === undefined ? undefined : { given, reason }
}
