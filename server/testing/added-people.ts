import { addPerson } from '../people/added-candidates/added-people.writes.ts'
import { makeConsentLink } from '../people/added-candidates/consent-requests.writes.ts'
import type { TestApp } from './app.ts'

let made = 0

/** A valid form that adds a person with an unused address; override the fields that the test is about. */
export function addedPersonFields(overrides: Record<string, unknown> = {}) {
  made += 1
  return {
    name: 'Lucía',
    lastname: `Agregada ${'abcdefghij'[made % 10]}`,
    email: `lucia.${made}@example.com`,
    personal_phone: '+57 300 765 4321',
    city: 'Pereira',
    language: 'es',
    source_note: 'Feria de empleo',
    ...overrides,
  }
}

/** Adds a person who has not consented, by a colleague of their own unless one is named, with a link that was handed over. */
export async function addedWithLink({ platform, person }: TestApp, by?: { readonly id: number }, email?: string) {
  made += 1
  const colleague = by ?? (await person())
  const now = platform.now()
  return platform.db.transaction().execute(async (tx) => {
    const row = await addPerson(
      tx,
      platform,
      now,
      {
        ...{ firstName: 'Lucía', lastName: 'Agregada', email: email ?? `lucia.${made}@example.com`, phone: '+57 300 765 4321' },
        ...{ city: 'Pereira', language: 'es' as const, sourceNote: 'Feria de empleo' },
      },
      { by: colleague, asks: false },
    )
    return { ...row, token: await makeConsentLink(tx, now, row) }
  })
}
