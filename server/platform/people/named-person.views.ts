import { fullName } from '#domain/kernel/full-name.ts'

/** A person as the answer of a change about them names them. */
export const presentNamedPerson = (person: { uuid: string; first_name: string; last_name: string }) => ({
  uuid: person.uuid,
  fullname: fullName(person.first_name, person.last_name),
})
