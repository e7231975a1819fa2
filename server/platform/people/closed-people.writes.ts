import type { Tx } from '../platform.ts'

/** The personal data of a closed account, which nothing else shows. */
interface Hidden {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly email_verified_at: Date | null
  readonly cv_file_id: number | null
}

interface Closing {
  /** The colleague who closes the account, if any. */
  readonly by: number | null
  readonly erase_at: Date
}

/** Keeps the personal data of an account aside until it is erased or reopened (SPEC-53). */
export async function keepHidden(tx: Tx, id: number, hidden: Hidden, { by, erase_at }: Closing): Promise<void> {
  const { first_name, last_name, email, email_verified_at, cv_file_id } = hidden
  await tx
    .insertInto('deleted_accounts')
    .values({ user_id: id, first_name, last_name, email, email_verified_at, cv_file_id, deleted_by: by, erase_at })
    .execute()
}

/** Takes the personal data of a closed account back; undefined if they are erased, or the account is open. */
export function takeHidden(tx: Tx, id: number) {
  return tx.deleteFrom('deleted_accounts').where('user_id', '=', id).returningAll().executeTakeFirst()
}

/** Gives a closed account an address, if it has none. */
export async function addHiddenAddress(tx: Tx, id: number, address: string): Promise<void> {
  await tx.updateTable('deleted_accounts').set({ email: address }).where('user_id', '=', id).where('email', '=', '').execute()
}

/** Moves the instant at which a closed account is erased. */
export async function setErasure(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.updateTable('deleted_accounts').set({ erase_at: at }).where('user_id', '=', id).execute()
}
