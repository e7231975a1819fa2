import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { call } from './calls.ts'
import { cast } from './cast.ts'
import { logInByCall } from './sessions.ts'

/** Adds a new skill, so that stories on one server do not interfere. */
export async function addNewSkill(request: APIRequestContext): Promise<{ uuid: string; name: string }> {
  const data = { name: `Oficio ${randomUUID().slice(0, 8)}` }
  const added = await call(request, 'POST', '/api/skills', await logInByCall(request, cast.admin), { data })
  return { uuid: added.data.uuid, name: data.name }
}
