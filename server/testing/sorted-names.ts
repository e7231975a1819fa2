import type { Database } from '../database/database.ts'
import { inOrder } from '../platform/in-order.ts'

const decomposed = 'ñoño'.normalize('NFD')
const names = ['Álamo', 'Zorro', 'abeja', 'Ñame', 'Nube', 'Beta', 'alamo', 'NZX', 'ñusta', 'ITA', 'Istmo', decomposed]

/** The order of `sortClients` on every database: that of a Spanish dictionary. */
export const dictionaryOrder = [
  'abeja',
  'alamo',
  'Álamo',
  'Beta',
  'Istmo',
  'ITA',
  'Nube',
  'NZX',
  'Ñame',
  decomposed,
  'ñusta',
  'Zorro',
]

/** Adds clients with these names and returns all clients sorted. */
export async function sortClients({ db }: Pick<Database, 'db'>): Promise<string[]> {
  await db
    .insertInto('clients')
    .values(names.map((name) => ({ name, location: 'Bogotá' })))
    .execute()
  const rows = await db.selectFrom('clients').select('name').orderBy(inOrder('name')).execute()
  return rows.map(({ name }) => name)
}
