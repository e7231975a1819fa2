import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { PersonalFields } from '#domain/profile/personal.contract.ts'
import type { Platform } from '../../platform/platform.ts'
import { isTakenIn } from '../../platform/unique-violation.ts'

/** Saves a person's own record (PRO-02). An address that somebody else has is a field error; a new one is not verified yet. */
export async function savePersonal(platform: Platform, userId: number, fields: PersonalFields): Promise<Refusal | undefined> {
  const now = platform.now()
  const details = detailsOf(fields, now)
  const saved = platform.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('users')
      .set((is) => ({
        first_name: fields.name,
        last_name: fields.lastname,
        email: fields.email,
        email_verified_at: is.case().when('email', '=', fields.email).then(is.ref('email_verified_at')).else(null).end(),
        updated_at: now,
      }))
      .where('id', '=', userId)
      .execute()
    await tx
      .insertInto('profiles')
      .values({ user_id: userId, ...details })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(details))
      .execute()
    return undefined
  })
  return saved.catch((error: unknown) => {
    if (isTakenIn('users_email', error)) return refuse('errors.fields', { errors: { email: ['personal.error.email_duplicate'] } })
    throw error
  })
}

function detailsOf(fields: PersonalFields, now: Date) {
  return {
    personal_phone: fields.personal_phone,
    home_phone: fields.home_phone,
    date_of_birth: fields.date_of_birth,
    address: fields.address,
    address2: fields.address2,
    apartment: fields.apartment,
    state: fields.state,
    country: fields.country,
    postal_code: fields.zip_code,
    website: fields.website,
    about: fields.about_me,
    updated_at: now,
  }
}
