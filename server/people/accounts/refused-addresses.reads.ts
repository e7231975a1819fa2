import type { Platform, Reader } from '../../platform/platform.ts'
import { sign } from '../../platform/signing.ts'

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
