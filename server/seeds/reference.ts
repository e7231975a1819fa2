import { sql } from 'kysely'
import { builtInRoles, itemsOf, moduleKeys, modules } from '#domain/kernel/permissions.ts'
import type { Reader, Tx } from '../platform/platform.ts'
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

/** The reasons for rejecting a candidate with which a new site begins (REJ-01). A reason has one name, so each is in both languages. */
export const firstReasons = [
  'Experiencia insuficiente · Not enough experience',
  'Le faltan habilidades · Missing skills',
  'Expectativa salarial · Salary expectations',
  'Ubicación o modalidad · Location or work mode',
  'Elegimos a otra persona · Another candidate was chosen',
  'Dejó de responder · Stopped responding',
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
    await seedReasons(tx)
    await seedSiteContent(tx)
    await seedTemplates(tx)
  })
}

/** Before anybody has an account nobody has deleted or renamed a reason, so that no later start brings one back. */
async function seedReasons(tx: Tx): Promise<void> {
  const somebody = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (somebody) return
  await tx
    .insertInto('rejection_reasons')
    .values(firstReasons.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
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
