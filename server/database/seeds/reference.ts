import { sql } from 'kysely'
import { builtInRoles, moduleKeys, modules, permissionItems } from '#domain/kernel/permissions.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { seedTemplates } from './templates.ts'

const roles = {
  administrator: 'Holds every module',
  user: 'Candidate',
  hired: 'Candidate who was hired',
} as const

const currencies = [
  { code: 'COP', name: 'Peso colombiano' },
  { code: 'USD', name: 'Dólar estadounidense' },
  { code: 'EUR', name: 'Euro' },
]

const steps = {
  es: [
    'Crea tu cuenta y sube tu hoja de vida.',
    'Completa tu perfil y agrega tus habilidades.',
    'Muestra lo que sabes, si una vacante pide una prueba.',
    'Postúlate y sigue tu proceso desde tu perfil.',
    'Conversa con el equipo en las entrevistas.',
    '¡Listo! Empiezas en tu nuevo trabajo.',
  ],
  en: [
    'Create your account and upload your CV.',
    'Complete your profile and add your skills.',
    'Show what you know, where a vacancy asks for a test.',
    'Apply, and follow your process from your profile.',
    'Talk with the team in the interviews.',
    'Ready! You start in your new job.',
  ],
} as const

/** What every installation needs, written again without harm: nothing that staff changed is overwritten (decisions 14, 15, 19). */
export async function seedReference(db: Reader): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('modules')
      .values(moduleKeys.map((key) => ({ id: modules[key].id, key })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await seedRoles(tx)
    await tx
      .insertInto('currencies')
      .values(currencies)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await seedSteps(tx)
    await seedTemplates(tx)
  })
}

async function seedRoles(tx: Tx): Promise<void> {
  await tx
    .insertInto('roles')
    .values(builtInRoles.map((key, index) => ({ id: index + 1, built_in: key, name: key, description: roles[key] })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Custom roles take the numbers after the built-in ones.
  await sql`select setval(pg_get_serial_sequence('roles', 'id'), (select max(id) from roles))`.execute(tx)
  const rights = moduleKeys.flatMap((key) => permissionItems.map((item) => ({ role_id: 1, module_id: modules[key].id, item })))
  await tx
    .insertInto('role_permissions')
    .values(rights)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function seedSteps(tx: Tx): Promise<void> {
  const rows = (['es', 'en'] as const).flatMap((language) =>
    steps[language].map((description, index) => ({ language, number: index + 1, description })),
  )
  await tx
    .insertInto('hiring_steps')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
