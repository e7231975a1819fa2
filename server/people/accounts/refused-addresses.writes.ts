import { sql } from 'kysely'
import type { Platform, Tx } from '../../platform/platform.ts'
import { hashOf } from './refused-addresses.reads.ts'

/*
 * People who refused or objected are erased, and yet the company promises not to write to them again. The promise needs a trace of the
 * address: a hash with the site's secret key, from which no address can be read, used for nothing else (ADR-0120). The file store keeps
 * it too, so that the refusal survives the restore of an older database.
 */

type Needs = Pick<Platform, 'secretKey' | 'files'>

/** Remembers that the person of an address refused or objected. An empty address is ignored. */
export async function rememberRefusal(tx: Tx, needs: Needs, address: string, now: Date): Promise<void> {
  await rememberRefusals(tx, needs, [{ address, at: now }])
}

export interface Refused {
  readonly address: string
  readonly at: Date
}

/** Remembers refusals; of two of one address the later one. Returns the hash of each address that had not refused before. */
export async function rememberRefusals(
  tx: Tx,
  { secretKey, files }: Needs,
  refused: readonly Refused[],
): Promise<Map<string, string>> {
  const byHash = new Map<string, Refused>()
  for (const one of refused) if (one.address !== '') byHash.set(hashOf(secretKey, one.address), one)
  if (byHash.size === 0) return new Map()
  for (const [hash, { at }] of byHash) await files.notes.write('refused', hash, at.toISOString())
  const rows = await tx
    .insertInto('refused_addresses')
    .values([...byHash].map(([address_hash, { at }]) => ({ address_hash, refused_at: at })))
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet({ refused_at: sql`greatest(refused_addresses.refused_at, excluded.refused_at)` }),
    )
    .returning(['address_hash', sql<boolean>`xmax = 0`.as('is_new')])
    .execute()
  return new Map(
    rows.flatMap(({ address_hash, is_new }) => {
      const address = byHash.get(address_hash)?.address
      return is_new && address !== undefined ? [[address, address_hash] as const] : []
    }),
  )
}

/** Forgets refusals that were noted by mistake: the import that noted them is undone. */
export async function takeBackRefusals(tx: Tx, { files }: Pick<Platform, 'files'>, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  await tx.deleteFrom('refused_addresses').where('address_hash', 'in', hashes).execute()
  for (const hash of hashes) await files.notes.remove('refused', hash)
}

/**
 * Forgets a refusal, because the person of the address has an account of their own since. Call it once the address is confirmed: a stranger
 * who registers with it must not end the promise. A refusal after the registration stays: its person may confirm the address only to delete
 * what a stranger registered.
 */
export async function forgetRefusal(
  tx: Tx,
  { secretKey, files }: Needs,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<void> {
  const address_hash = hashOf(secretKey, email)
  // People whom staff entered registered when they consented; colleagues have no consent.
  const registeredAt = sql<Date>`coalesce(
    (select min(given_at) from consents where user_id = ${id}), (select created_at from users where id = ${id}))`
  const gone = await tx
    .deleteFrom('refused_addresses')
    .where('address_hash', '=', address_hash)
    .where('refused_at', '<', registeredAt)
    .returning('address_hash')
    .executeTakeFirst()
  if (gone) await files.notes.remove('refused', address_hash)
}

/** Adds the refusals that the file store notes and a restored, older database lacks. Runs when a process starts. */
export async function recallRefusals({ db, files }: Pick<Platform, 'db' | 'files'>): Promise<void> {
  const noted = (await files.notes.list('refused')).filter((name) => /^[0-9a-f]{64}$/.test(name))
  if (noted.length === 0) return
  const known = new Set(
    (await db.selectFrom('refused_addresses').select('address_hash').execute()).map((row) => row.address_hash),
  )
  for (const address_hash of noted.filter((name) => !known.has(name))) {
    const refused_at = new Date((await files.notes.read('refused', address_hash)) ?? '')
    if (Number.isNaN(refused_at.getTime())) continue
    await db
      .insertInto('refused_addresses')
      .values({ address_hash, refused_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
