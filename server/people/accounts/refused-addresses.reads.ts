import type { Platform, Reader } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { seesUnconsented } from '../../platform/sessions/visible-people.ts'
import { sign } from '../../platform/signing.ts'

/** Addresses of one query. */
const atOnce = 1000

/** The hash in hexadecimal, because file stores may ignore the case of names. */
export const hashOf = (secretKey: string, address: string) =>
  Buffer.from(sign(secretKey, `refused ${address.toLowerCase()}`), 'base64url').toString('hex')

/** When the people of these addresses refused; addresses without a refusal are absent. One statement. */
export async function readRefusals(
  db: Reader,
  { secretKey }: Pick<Platform, 'secretKey'>,
  addresses: readonly string[],
): Promise<Map<string, Date>> {
  const byHash = new Map(addresses.filter(Boolean).map((address) => [hashOf(secretKey, address), address]))
  if (byHash.size === 0) return new Map()
  const rows = await db
    .selectFrom('refused_addresses')
    .selectAll()
    .where('address_hash', 'in', [...byHash.keys()])
    .execute()
  return new Map(
    rows.flatMap(({ address_hash, refused_at }) => {
      const address = byHash.get(address_hash)
      return address === undefined ? [] : [[address, refused_at] as const]
    }),
  )
}

/**
 * The addresses of people who refused, for a viewer who does not see everybody; nothing for others. Such a viewer adds them as little as
 * addresses of hidden accounts, so that the refusal does not reveal which of both it is (ADR-0120).
 */
export async function readUnaddable(
  { db, secretKey }: { readonly db: Reader; readonly secretKey: string },
  viewer: Viewer,
  addresses: readonly string[],
): Promise<Set<string>> {
  const refused = new Set<string>()
  if (seesUnconsented(viewer)) return refused
  for (let at = 0; at < addresses.length; at += atOnce)
    for (const address of (await readRefusals(db, { secretKey }, addresses.slice(at, at + atOnce))).keys()) refused.add(address)
  return refused
}
