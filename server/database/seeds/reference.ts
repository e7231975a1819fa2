import { sql } from 'kysely'
import { builtInRoles, itemsOf, moduleKeys, modules } from '#domain/kernel/permissions.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { seedSiteContent } from './site-content.ts'
import { seedTemplates } from './templates.ts'

const roles = {
  administrator: 'Holds every module',
  user: 'Candidate',
  hired: 'Candidate who was hired',
} as const

const currencies = [
  { code: 'COP', name: 'Peso colombiano', usual_salary: 1_400_000 },
  { code: 'USD', name: 'Dólar estadounidense', usual_salary: 400 },
  { code: 'EUR', name: 'Euro', usual_salary: 400 },
]

/** Writes the reference data of every installation. It can run again: it overwrites no change of staff (SPEC-14, SPEC-15, SPEC-19). */
export async function seedReference(db: Reader): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('modules')
      .values(moduleKeys.map((key) => ({ id: modules[key].id, key })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await seedRoles(tx)
    // Deleted currencies must not come back with the next start.
    const some = await tx.selectFrom('currencies').select('id').limit(1).executeTakeFirst()
    if (!some)
      await tx
        .insertInto('currencies')
        .values(currencies)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await seedSiteContent(tx)
    await seedTemplates(tx)
  })
}

async function seedRoles(tx: Tx): Promise<void> {
  await tx
    .insertInto('roles')
    .values(builtInRoles.map((key, index) => ({ id: index + 1, built_in: key, name: key, description: roles[key] })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Custom roles get numbers after the built-in ones.
  await sql`select setval(pg_get_serial_sequence('roles', 'id'), (select max(id) from roles))`.execute(tx)
  const rights = moduleKeys.flatMap((key) => itemsOf(key).map((item) => ({ role_id: 1, module_id: modules[key].id, item })))
  await tx
    .insertInto('role_permissions')
    .values(rights)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
