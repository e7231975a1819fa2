import { emailAddress, personName } from './fields.ts'

/** A person's names, validated the same way everywhere (REG-02, SPEC-49). */
export const firstName = personName('personal.error.name_required', 'personal.error.name_pattern')
export const lastName = personName('personal.error.last_required', 'personal.error.lastname_pattern')

/** A person's e-mail address; it is lower-cased and trimmed rather than refused (SPEC-10). */
export const email = emailAddress('personal.error.email_required', 'personal.error.email')
