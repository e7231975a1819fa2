import { emailAddress, personName } from './fields.ts'

/** The two names of a person, by the same rule wherever they are given (REG-02, SPEC-49). */
export const firstName = personName('personal.error.name_required', 'personal.error.name_pattern')
export const lastName = personName('personal.error.last_required', 'personal.error.lastname_pattern')

/** A person's address: lower-cased and trimmed rather than refused (SPEC-10). */
export const email = emailAddress('personal.error.email_required', 'personal.error.email')
