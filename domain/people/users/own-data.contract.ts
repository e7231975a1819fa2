import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { fileAnswer } from '../../kernel/file-answer.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf } from '../../kernel/pagination.ts'

/** A POST, because the server counts the downloads and a GET must not change anything. */
export const packOwnDataEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/own-data',
  summary: 'Returns all data of the caller as one zip: JSON and their files (SPEC-53)',
  access: 'logged_in',
  heavy: true,
  file: 'application/zip',
  answer: fileAnswer,
})

/** The form that confirms the erasure of the own account. */
export const erasureForm = z.object({
  current_password: z
    .string('personal.error.password_required')
    .min(1, 'personal.error.password_required')
    .max(limits.password.maximum, 'personal.error.current_password_wrong'),
})

export const eraseOwnAccountEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/own-erasure',
  summary: "Closes the caller's account and erases it thirty days later; until then a login can keep it (SPEC-53)",
  access: 'logged_in',
  body: erasureForm,
  answer: changeOf(z.object({ erase_at: z.string() })),
})
