import { z } from 'zod'
import { StartupError } from '../database/startup-error.ts'
import { isLoopback, optional } from '../platform/environment.ts'

/** The whole demo world, or only its few main people. */
export type DemoWorld = 'world' | 'cast'

/** What DEMO_CONFIRM has to say. */
export const demoConfirmation = 'published-password'

export const demoEnvironment = {
  /** `new` is what `npm start` sets where DEMO is not set. */
  DEMO: optional(
    z.union([z.enum(['cast', 'new']), z.stringbool().transform((on) => (on ? ('world' as const) : undefined))], {
      error: 'is none of 1, 0, cast and new',
    }),
  ),
  DEMO_CONFIRM: optional(z.literal(demoConfirmation)).transform((word) => word !== undefined),
}

interface Settings {
  readonly NODE_ENV: string
  readonly DEMO?: DemoWorld | 'new' | undefined
  readonly DEMO_CONFIRM: boolean
  readonly DATABASE_URL?: string | undefined
  readonly PUBLIC_URL?: string | undefined
  readonly ADMIN_EMAIL?: string | undefined
}

/**
 * Which demo world is loaded into an empty database (SPEC-101). Unless DEMO asks for it, only an embedded database gets one, whose site is
 * for this machine and names no administrator.
 * @throws StartupError for a demo world beside real people
 */
export function readDemo(set: Settings): DemoWorld | undefined {
  const production = set.NODE_ENV === 'production'
  const isPublic = set.PUBLIC_URL !== undefined && !isLoopback(set.PUBLIC_URL)
  if (set.DEMO === 'new') return production || isPublic || set.DATABASE_URL || set.ADMIN_EMAIL ? undefined : 'world'
  if (!set.DEMO) return undefined
  if (production)
    throw new StartupError('DEMO=1 loads made-up people with a known password and is refused in production; unset DEMO.')
  if (set.ADMIN_EMAIL)
    throw new StartupError(
      'DEMO=1 loads made-up people with an administrator of their own, and ADMIN_EMAIL names a real one; unset one of the two.',
    )
  if (isPublic && !set.DEMO_CONFIRM)
    throw new StartupError(
      `DEMO=1 loads an administrator whose password is published, and PUBLIC_URL is not an address of this machine; unset DEMO, or set DEMO_CONFIRM=${demoConfirmation} if everybody may log in.`,
    )
  return set.DEMO
}
