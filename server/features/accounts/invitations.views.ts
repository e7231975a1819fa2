import type { RoleToGive } from '#domain/accounts/invitations.contract.ts'

export function presentRoleToGive({ uuid, name, description, built_in }: RoleToGive): RoleToGive {
  return { uuid, name, description, built_in }
}

export function presentInvited(row: { uuid: string; first_name: string; last_name: string; email: string }) {
  return { uuid: row.uuid, fullname: `${row.first_name} ${row.last_name}`, email: row.email }
}
