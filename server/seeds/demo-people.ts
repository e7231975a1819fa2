import { calendarDay } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { everyPermission, type ModuleKey, modules, type Permissions } from '#domain/kernel/permissions.ts'
import { registrationRequest } from '#domain/people/accounts/accounts.contract.ts'
import { personalForm } from '#domain/people/profile/personal.contract.ts'
import { registerCandidate } from '../people/accounts/accounts.writes.ts'
import { savePersonal } from '../people/profile/personal.writes.ts'
import { discardUploads } from '../platform/files/uploads.ts'
import type { Platform, Tx } from '../platform/platform.ts'
import { administratorRole } from '../platform/sessions/role-ids.ts'
import type { Person } from '../platform/sessions/viewer.ts'
import { type DemoCandidate, demoAdministrator, demoCandidates, demoPassword, demoRecruiter, demoRole } from './demo-cast.ts'
import { makeCv } from './demo-cv.ts'
import { done } from './demo-done.ts'
import { ensureSections } from './demo-sections.ts'
import { uploadOf } from './demo-uploads.ts'

/** Creates the administrator and the recruiter with a role of its own where they are missing. */
export async function ensureStaff(platform: Platform): Promise<{ administrator: Person; recruiter: Person }> {
  const passwordHash = await platform.passwords.hash(demoPassword)
  return platform.db.transaction().execute(async (tx) => {
    const recruiterRole = await ensureRole(tx)
    await ensureUser(tx, demoAdministrator, administratorRole, passwordHash)
    await ensureUser(tx, demoRecruiter, recruiterRole, passwordHash)
    return {
      administrator: await readPerson(tx, demoAdministrator.email, everyPermission),
      recruiter: await readPerson(tx, demoRecruiter.email, demoRole.permissions),
    }
  })
}

/** Creates the other colleagues, who cannot log in: no password has the hash of theirs. */
export async function ensureColleagues(platform: Platform, colleagues: readonly StaffMember[]): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    const recruiterRole = await ensureRole(tx)
    for (const colleague of colleagues) await ensureUser(tx, colleague, recruiterRole, 'none')
  })
}

async function ensureRole(tx: Tx): Promise<number> {
  const { name, description, permissions } = demoRole
  const there = await tx.selectFrom('roles').select('id').where('name', '=', name).executeTakeFirst()
  if (there) return there.id
  const role = await tx.insertInto('roles').values({ name, description }).returning('id').executeTakeFirstOrThrow()
  const rights = Object.entries(permissions).flatMap(([key, items]) =>
    items.map((item) => ({ role_id: role.id, module_id: modules[key as ModuleKey].id, item })),
  )
  await tx.insertInto('role_permissions').values(rights).execute()
  return role.id
}

interface StaffMember {
  readonly name: string
  readonly lastname: string
  readonly email: string
  readonly language: Language
}

async function ensureUser(
  tx: Tx,
  { name, lastname, email, language }: StaffMember,
  roleId: number,
  passwordHash: string,
): Promise<void> {
  const there = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (there) return
  await tx
    .insertInto('users')
    .values({
      role_id: roleId,
      first_name: name,
      last_name: lastname,
      email,
      password_hash: passwordHash,
      language,
      email_verified_at: new Date(),
      owner_confirmed_at: new Date(),
      is_demo: true,
    })
    .execute()
}

/** A person of the cast as the viewer of a write. */
async function readPerson(db: Platform['db'], email: string, permissions: Permissions = {}): Promise<Person> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'uuid', 'role_id', 'language'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return {
    kind: 'person',
    id: user.id,
    uuid: user.uuid,
    sessionId: 0,
    roleId: user.role_id,
    language: user.language,
    permissions,
    limited: false,
  }
}

/** Registers a candidate with a CV and fills their profile, if they have one. Harmless when that was done already. */
export async function ensureCandidate(platform: Platform, candidate: DemoCandidate): Promise<Person> {
  const { email } = candidate
  const there = await platform.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (!there) await register(platform, candidate)
  const person = await readPerson(platform.db, email)
  if (candidate.profile) await completeProfile(platform, person, candidate)
  await ensureSections(platform, person, email)
  return person
}

async function register(platform: Platform, candidate: DemoCandidate): Promise<void> {
  const { name, lastname, email, language, profile, applications } = candidate
  const passwords = { password: demoPassword, repeat_password: demoPassword }
  const fields = registrationRequest.parse({ name, lastname, email, language, ...passwords, consent: 'true' })
  const written = makeCv({
    ...{ fullName: `${name} ${lastname}`, email, language, number: demoCandidates.indexOf(candidate) },
    ...{ place: profile && `${profile.state}, ${profile.country}`, work: applications[0]?.vacancy ?? '' },
    year: platform.now().getUTCFullYear(),
  })
  const cv = await uploadOf(platform, written.bytes, 'hoja-de-vida.pdf')
  try {
    done(email, await registerCandidate(platform, fields, cv, '127.0.0.1'))
  } finally {
    await discardUploads([cv])
  }
  // A person who stopped after registering has not confirmed their address.
  const confirmedAt = profile ? platform.now() : null
  const confirmed = { email_verified_at: confirmedAt, owner_confirmed_at: confirmedAt }
  await platform.db.updateTable('users').set(confirmed).where('email', '=', email).execute()
}

async function completeProfile(
  platform: Platform,
  person: Person,
  { name, lastname, email, profile }: DemoCandidate,
): Promise<void> {
  const fields = personalForm(calendarDay(platform.now(), platform.config.timeZone)).parse({
    name,
    lastname,
    email,
    personal_phone: '+57 300 000 0000',
    date_of_birth: '1995-05-15',
    address: 'Calle de Ejemplo 10-20',
    zip_code: '110111',
    ...profile,
  })
  const refused = await savePersonal(platform, { id: person.id, ip: '127.0.0.1' }, fields)
  if (refused) throw new Error(`The demo profile of ${email} was refused: ${refused.refused}`)
}
