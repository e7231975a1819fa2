import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Config } from '../config.ts'
import { standardOutput } from './log-output.ts'

/** The log of the process: JSON lines with a level, a time and a sentence, and without personal data (OBS-02). */
export type Log = FastifyBaseLogger

/** Opens the log on the standard output, or on `to`. */
export function openLog({ logLevel }: Pick<Config, 'logLevel'>, to?: DestinationStream): Log {
  return pino(
    {
      level: logLevel,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label: string) => ({ level: label }) },
      serializers: { err: (error: unknown) => describe(error, deepest) },
      redact: ['req.headers.authorization', 'req.headers.cookie'],
    },
    to ?? standardOutput(),
  )
}

type Failure = Error & { readonly code?: string; readonly errors?: unknown; readonly cause?: unknown }

/**
 * The logged part of an error, and of the one that caused it. It omits the details of the database, which quote whole rows, and values that
 * it refused (CFG-02).
 */
function describe(error: unknown, depth: number): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack = '', code } = error as Failure
  const logged = loggedReason(error)
  const [cause] = depth > 0 ? reasonsOf(error) : []
  return {
    ...{ name, code, message: logged, stack: message ? stack.replace(message, () => logged) : stack },
    ...(cause && { cause: describe(cause, depth - 1) }),
  }
}

const dataException = /^22...$/
/** As many failures of one task are named; the rest is counted. */
const mostReasons = 5
/** Errors behind errors are followed so far, also when one is its own cause. */
const deepest = 5

/**
 * The message of an error for the log, with the reasons behind it. PostgreSQL quotes the refused value in the messages of its data exceptions
 * (class 22).
 */
export function loggedReason(error: Failure, depth = deepest): string {
  const own = dataException.test(error.code ?? '') ? error.message.replace(/".*"/s, '"…"') : error.message
  const reasons = depth > 0 ? reasonsOf(error) : []
  const named = reasons.slice(0, mostReasons).map((reason) => loggedReason(reason, depth - 1))
  if (reasons.length > mostReasons) named.push(`${reasons.length - mostReasons} more`)
  // A library may repeat the message of the cause in its own.
  const below = named.filter((reason) => reason !== '' && !own.includes(reason)).join('; ')
  return own && below ? `${own} (${below})` : own || below
}

/** The errors behind an error: those of a task that goes on after failures, of each address of a host, or the cause. */
function reasonsOf({ errors, cause }: Failure): Error[] {
  const all = Array.isArray(errors) ? errors : [cause]
  return all.filter((one): one is Error => one instanceof Error)
}
