import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Config } from '../config.ts'

/** The log of the process: JSON lines with a level, a time and a sentence, and without personal data (OBS-02). */
export type Log = FastifyBaseLogger

/** Opens the log on the standard output, or on `to`. */
export function openLog({ logLevel }: Pick<Config, 'logLevel'>, to?: DestinationStream): Log {
  const settings = {
    level: logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  }
  return to ? pino(settings, to) : pino(settings)
}

/** The logged part of an error. It omits the details of the database, which quote whole rows, and values that it refused (CFG-02). */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack = '' } = error
  const logged = loggedReason(error)
  return { name, code: (error as { code?: string }).code, message: logged, stack: stack.replace(message, () => logged) }
}

const dataException = /^22...$/

/** The message of an error for the log. PostgreSQL quotes the refused value in the messages of its data exceptions (class 22). */
export function loggedReason(error: Error & { readonly code?: string }): string {
  return dataException.test(error.code ?? '') ? error.message.replace(/".*"/s, '"…"') : error.message
}
