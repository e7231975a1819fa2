import type { ApplyResult } from '#domain/hiring/applications/applications.contract.ts'

/** The answer to a registration, with the result of the application if there was one (REG-07). */
export function presentRegistered({ uuid, email, apply }: { uuid: string; email: string; apply?: ApplyResult }) {
  return {
    success_message: apply ? 'personal.register_applied' : 'personal.register_success',
    data: { uuid, email },
    ...(apply ? { apply } : {}),
  }
}
