import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { StartupError } from './database/startup-error.ts'

type Place = Pick<Config, 'port' | 'host'>

/**
 * Binds the port and releases it: a program that cannot listen should fail before it touches the database.
 * @throws StartupError when the port is not available
 */
export async function tryPort(place: Place): Promise<void> {
  const probe = createServer()
  try {
    probe.listen(place)
    await once(probe, 'listening')
  } catch (error) {
    throw explained(error, place)
  }
  probe.close()
  await once(probe, 'close')
}

/** @throws StartupError when another program took the port meanwhile */
export async function listen(app: FastifyInstance, { port, host }: Place): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw explained(error, { port, host })
  }
}

function explained(error: unknown, { port, host }: Place): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return new StartupError(`Port ${port} is in use by another program; set PORT to a free one.`)
  if (code === 'EACCES') return new StartupError(`Port ${port} may not be used by this account; set PORT to one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartupError(`This machine has no address ${host}; set HOST to one that it has, or leave it unset for all.`)
  return error
}
