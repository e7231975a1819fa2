import { fullName } from '#domain/kernel/full-name.ts'

export function presentInvited(row: { uuid: string; first_name: string; last_name: string; email: string }) {
  return { uuid: row.uuid, fullname: fullName(row.first_name, row.last_name), email: row.email }
}
