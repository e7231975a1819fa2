import pg from 'pg'
import { NoPrimaryError } from './no-primary.ts'
import { StartupError } from './startup-error.ts'

interface PostgresAddress {
  host: string
  isEncrypted: boolean
  port: number
  user: string
  database: string
  password: string
}

const shape = 'postgres://user:password@host:5432/database'
/** Error codes of OpenSSL and Node for a certificate that is not trusted. */
const untrusted = /^(ERR_TLS_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ENOENT',
])

/** SQLSTATEs of a server that stops or has not started yet. */
const startingOrStopping = new Set(['57P01', '57P02', '57P03'])

const severalHosts = /^(postgres(?:ql)?:\/\/(?:[^/@]*@)?)([^/?@]*,[^/?@]*)((?:[/?].*)?)$/
/** The only sessions that the program can use; libpq calls them so. */
const writable = /([?&])target_session_attrs=(?:read-write|primary)(?:&|$)/

/** One address per host of DATABASE_URL, which may name several as for libpq: `postgres://user:password@one:5432,other:5432/database`. */
export function addressesOf(databaseUrl: string): string[] {
  const [, user = '', hosts, rest = ''] = severalHosts.exec(databaseUrl) ?? []
  if (hosts === undefined) return [databaseUrl]
  const alone = rest.replace(writable, '$1').replace(/[?&]$/, '')
  return hosts.split(',').map((host) => `${user}${host}${alone}`)
}

/**
 * DATABASE_URL for pg, with these modes replaced by verify-full. pg treats them as that, but prints a warning at each start, because other
 * versions read them differently.
 */
export function connectionStringOf(databaseUrl: string): string {
  return databaseUrl.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
}

/**
 * The parts of DATABASE_URL, or of another setting, as pg uses them.
 * @throws StartupError when it is not a PostgreSQL address
 */
export function parseDatabaseUrl(databaseUrl: string, setting = 'DATABASE_URL'): PostgresAddress {
  try {
    if (!/^postgres(ql)?:\/\//.test(databaseUrl)) throw new Error('another kind of address')
    const client = new pg.Client({ connectionString: connectionStringOf(databaseUrl) })
    if (!Number.isInteger(client.port) || client.port < 1 || client.port > 65_535) throw new Error('no such port')
    return {
      host: client.host,
      isEncrypted: client.ssl !== false,
      port: client.port,
      user: client.user ?? '',
      database: client.database ?? '',
      password: typeof client.password === 'string' ? client.password : '',
    }
  } catch (error) {
    const { path, code } = error as NodeJS.ErrnoException
    if (path && code)
      throw new StartupError(
        `${setting} names the file ${path}, which cannot be read (${code}); correct its sslrootcert, sslcert or sslkey.`,
      )
    throw new StartupError(`${setting} is not the address of a PostgreSQL database; it should look like ${shape}.`)
  }
}

/**
 * Does a part of the start that uses the address of a setting.
 * @throws StartupError that explains a failed connection and names the setting
 */
export async function explaining(
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
  url: string,
  work: () => Promise<void>,
): Promise<void> {
  const [first = url] = addressesOf(url)
  try {
    parseDatabaseUrl(first)
    await work()
  } catch (error) {
    const sentence = error instanceof StartupError ? error.message : explainConnectionError(error, parseDatabaseUrl(first))
    throw new StartupError(sentence.replaceAll('DATABASE_URL', setting))
  }
}

/** Explains a failed connection in one sentence for the operator, without the password. */
export function explainConnectionError(error: unknown, address: PostgresAddress): string {
  if (error instanceof NoPrimaryError) return explainNoPrimary(error, address)
  const { host, port, isEncrypted, user, database, password } = address
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const place = host.startsWith('/') ? host : `${host}:${port}`
  if (code === '28000' && message.includes('pg_hba.conf'))
    return isEncrypted
      ? `PostgreSQL at ${place} lets user "${user}" into database "${database}" from no such address; correct its pg_hba.conf or DATABASE_URL.`
      : `PostgreSQL at ${place} does not let user "${user}" into database "${database}" without encryption; add ?sslmode=verify-full to DATABASE_URL, or correct pg_hba.conf.`
  if (message.includes('does not support SSL'))
    return `PostgreSQL at ${place} takes no encrypted connections; turn its ssl on, or remove sslmode from DATABASE_URL.`
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `The certificate of PostgreSQL at ${place} is made out to another name; let DATABASE_URL name the server as its certificate does.`
  if (untrusted.test(code))
    return `The certificate of PostgreSQL at ${place} is not trusted (${message}); name the file of its authority with sslrootcert in DATABASE_URL.`
  if (code === '28P01' || code === '28000' || message.includes('password must be'))
    return `PostgreSQL at ${place} refuses user "${user}"; correct the user or the password in DATABASE_URL.`
  if (code === '3D000') return `PostgreSQL at ${place} has no database "${database}"; create it or correct DATABASE_URL.`
  if (isAway(error))
    return `PostgreSQL does not answer at ${place}; start it or correct DATABASE_URL (${reasonOfSilence(error, host)}).`
  const reason = password ? message.replaceAll(password, '…') : message
  return `PostgreSQL at ${place} cannot be used (${reason}); correct DATABASE_URL or the server.`
}

/** Whether PostgreSQL may answer soon: it is away, cannot be reached, or starts or stops. */
export function isAway(error: unknown): boolean {
  if (error instanceof NoPrimaryError) return error.servers.every(({ error: reason }) => reason === undefined || isAway(reason))
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return unreachable.has(code) || startingOrStopping.has(code) || /timeout|terminated/i.test(message)
}

/** Why there was no answer, for the person who has to find out where it was lost. */
function reasonOfSilence(error: unknown, host: string): string {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (code === 'ENOTFOUND') return `the resolver knows no ${host}`
  if (code === 'EAI_AGAIN') return `the resolver did not answer for ${host}`
  if (code === 'ECONNREFUSED') return 'nothing listens there'
  if (/timeout/i.test(message)) return 'no connection in time, as behind a firewall or with a slow resolver'
  return message
}

/** A wrong certificate or password of one server explains more than another one that is away. */
function explainNoPrimary({ servers }: NoPrimaryError, address: PostgresAddress): string {
  const wrong = servers.find(({ error }) => error !== undefined && !isAway(error))
  if (wrong) return explainConnectionError(wrong.error, { ...address, host: wrong.host, port: wrong.port })
  const list = (of: typeof servers) => of.map(({ host, port }) => `${host}:${port}`).join(', ')
  const [standbys, away] = [servers.filter(({ error }) => !error), servers.filter(({ error }) => error)]
  if (standbys.length === 0) return `PostgreSQL does not answer at ${list(away)}; start it or correct DATABASE_URL.`
  const silence = away.length > 0 ? `, and there is no answer at ${list(away)}` : ''
  return `None of the servers of DATABASE_URL takes writes: at ${list(standbys)} is a standby${silence}; start the primary, or promote a standby.`
}
