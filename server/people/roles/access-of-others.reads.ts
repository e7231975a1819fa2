import { type Refusal, type RefusalCode, refuse } from '#domain/kernel/refusals.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { mayUse, type Person } from '../../platform/sessions/viewer.ts'
import { holdsAllOf, readPersonToChange } from './roles.reads.ts'

type PersonToChange = NonNullable<Awaited<ReturnType<typeof readPersonToChange>>>

/**
 * Whether a viewer may end how a person gets in, such as their sessions or their second factor: never their own here, and not that of a person
 * whose role has permissions that they lack (SPEC-15, ACC-08).
 */
export async function mayEndAccessOf(db: Reader, viewer: Person, { id, role_id }: Pick<PersonToChange, 'id' | 'role_id'>) {
  const mayChange = mayUse(viewer, { module: 'roles', item: 'change' })
  return mayChange && id !== viewer.id && holdsAllOf(db, viewer, role_id)
}

/** The person of whom an actor ends that, locked until the transaction ends; `own` is the refusal of their own. */
export async function readPersonToEndAccessOf(
  tx: Tx,
  actor: Person,
  uuid: string,
  own: RefusalCode,
): Promise<PersonToChange | Refusal> {
  const person = await readPersonToChange(tx, actor, uuid)
  if (!person) return refuse('errors.not_found')
  if (person.id === actor.id) return refuse(own)
  return (await holdsAllOf(tx, actor, person.role_id)) ? person : refuse('roles.error.lacks')
}
