import { isRefusal } from '#domain/kernel/refusals.ts'
import { presentShared, tokenOf } from '../assessment/passport/passport.views.ts'
import { shareResult } from '../assessment/passport/passport.writes.ts'
import type { Person } from '../platform/sessions/viewer.ts'
import type { TestApp } from './app.ts'

interface Result {
  readonly person: { readonly id: number }
  readonly userSkill: string
}

/** Shares a result as its candidate would; returns the address of the credential and its parts. */
export async function shareForTest({ platform }: TestApp, { person, userSkill }: Result, { named = true } = {}) {
  const row = await shareResult(platform, person as Person, userSkill, named)
  if (isRefusal(row)) throw new Error(`The result cannot be shared: ${row.refused}`)
  const { address } = presentShared(platform, row, 'Cantera')
  if (!address) throw new Error('The address of the shared result is unknown')
  return { uuid: row.uuid, token: tokenOf(platform.secretKey, row.uuid), address }
}
