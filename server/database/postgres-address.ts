import pg from 'pg'
import { StartupError } from '../platform/startup-error.ts'

interface PostgresAddress {
  host: string
  port: number
  user: string
  database: string
  password: string
}

const shape = 'postgres://user:password@host:5432/database'
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

/** The parts of DATABASE_URL as pg will use them; StartupError when it is no PostgreSQL address. */
export function parseDatabaseUrl(databaseUrl: string): PostgresAddress {
  try {
    if (!/^postgres(ql)?:\/\//.test(databaseUrl)) throw new Error('another kind of address')
    const client = new pg.Client({ connectionString: databaseUrl })
    if (!Number.isInteger(client.port) || client.port < 1 || client.port > 65_535) throw new Error('no such port')
    return {
      host: client.host,
      port: client.port,
      user: client.user ?? '',
      database: client.database ?? '',
      password: typeof client.password === 'string' ? client.password : '',
    }
  } catch {
    throw new StartupError(`DATABASE_URL is not the address of a PostgreSQL database; it should look like ${shape}.`)
  }
}

/** One sentence about a connection that failed, for the person at the console; never with the password. */
export function explainConnectionError(error: unknown, { host, port, user, database, password }: PostgresAddress): string {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const place = host.startsWith('/') ? host : `${host}:${port}`
  if (code === '28P01' || code === '28000' || message.includes('password must be'))
    return `PostgreSQL at ${place} refuses user "${user}"; correct the user or the password in DATABASE_URL.`
  if (code === '3D000') return `PostgreSQL at ${place} has no database "${database}"; create it or correct DATABASE_URL.`
  if (unreachable.has(code) || /timeout|terminated/i.test(message))
    return `PostgreSQL does not answer at ${place}; start it or correct DATABASE_URL.`
  const reason = password ? message.replaceAll(password, '…') : message
  return `PostgreSQL at ${place} cannot be used (${reason}); correct DATABASE_URL or the server.`
}
