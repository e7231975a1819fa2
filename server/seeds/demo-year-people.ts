import type { Language } from '#domain/kernel/languages.ts'
import { readConsentText } from '../people/accounts/accounts.writes.ts'
import { confirmDueAt } from '../people/accounts/unconfirmed.reads.ts'
import type { Tx } from '../platform/platform.ts'
import { candidateRole } from '../platform/sessions/role-ids.ts'
import { cvContent } from './demo-cv-content.ts'
import type { PlannedPerson } from './demo-plan.ts'
import { insertNumbered, insertRows, known } from './demo-rows.ts'
import { cvPersonOf } from './demo-year-cvs.ts'
import { abouts } from './demo-year-texts.ts'

interface Facts {
  readonly fileOf: ReadonlyMap<number, number>
  readonly hired: ReadonlySet<number>
  readonly passwordHash: string
}

/** Adds the people with their profiles and consents. Returns the id of each, by number. */
export async function addYearPeople(
  tx: Tx,
  people: readonly PlannedPerson[],
  { fileOf, hired, passwordHash }: Facts,
): Promise<Map<number, number>> {
  const ids = await insertNumbered(
    tx,
    'users',
    people.map(({ number, name, lastname, email, language, registeredAt, isComplete }) => ({
      ...{ role_id: candidateRole, first_name: name, last_name: lastname, email, language, password_hash: passwordHash },
      ...{ cv_file_id: known(fileOf, number), created_at: registeredAt, updated_at: registeredAt, is_demo: true },
      ...{ hired: hired.has(number), available: !hired.has(number) },
      // A person who stopped after registering has not confirmed their address.
      ...(isComplete
        ? { email_verified_at: registeredAt, owner_confirmed_at: registeredAt }
        : { confirm_due_at: confirmDueAt(registeredAt) }),
    })),
  )
  const idOf = new Map(people.map(({ number }, place) => [number, ids[place] ?? 0]))
  const complete = people.filter(({ isComplete }) => isComplete)
  await insertRows(
    tx,
    'profiles',
    complete.map(({ number, home, phone, language, registeredAt }) => ({
      ...{ user_id: known(idOf, number), personal_phone: phone, ...home, updated_at: registeredAt },
      date_of_birth: `${1972 + ((number * 7) % 31)}-${String(1 + (number % 12)).padStart(2, '0')}-${String(1 + ((number * 5) % 28)).padStart(2, '0')}`,
      address: `Calle de Ejemplo ${1 + (number % 90)}-${10 + (number % 60)}`,
      postal_code: '110111',
      about: abouts[language][number % abouts[language].length] ?? '',
    })),
  )
  await addHistory(tx, complete, idOf)
  const texts: Record<Language, Awaited<ReturnType<typeof readConsentText>>> = {
    es: await readConsentText(tx, 'es'),
    en: await readConsentText(tx, 'en'),
  }
  await insertRows(
    tx,
    'consents',
    people.map(({ number, language, registeredAt }) => ({
      ...texts[language],
      user_id: known(idOf, number),
      given_at: registeredAt,
    })),
  )
  return idOf
}

/** The sections of their profiles say what their CVs say. */
async function addHistory(tx: Tx, people: readonly PlannedPerson[], idOf: ReadonlyMap<number, number>): Promise<void> {
  const all = people.map((person) => ({ person, user_id: known(idOf, person.number), cv: cvContent(cvPersonOf(person)) }))
  await insertRows(
    tx,
    'work_experience',
    all.flatMap(({ person, user_id, cv }) =>
      cv.jobs.map(({ title, company, from, to, done }) => ({
        ...{
          user_id,
          title,
          company,
          location: person.home.city,
          website: '',
          description: done.join(' '),
          created_at: person.registeredAt,
        },
        ...{ from_date: `${from}-02-01`, to_date: to === undefined ? null : `${to}-01-15` },
      })),
    ),
  )
  await insertRows(
    tx,
    'education',
    all.map(({ person, user_id, cv: { studies } }) => ({
      ...{
        user_id,
        level: person.language === 'en' ? 'Bachelor’s degree' : 'Pregrado',
        field: studies.title,
        school: studies.school,
      },
      ...{
        location: person.home.city,
        from_date: `${studies.until - 4}-02-01`,
        to_date: `${studies.until}-11-30`,
        created_at: person.registeredAt,
      },
    })),
  )
}
