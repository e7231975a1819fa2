import type { ApplyResult } from '#domain/hiring/applications/applications.contract.ts'

/** What a person hears after registering, and whether they applied too (REG-07). */
export function presentRegistered({ uuid, email, apply }: { uuid: string; email: string; apply?: ApplyResult }) {
  return {
    success_message: apply ? 'personal.register_applied' : 'personal.register_success',
    data: { uuid, email },
    ...(apply ? { apply } : {}),
  }
}
