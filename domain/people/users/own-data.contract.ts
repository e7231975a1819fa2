import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { fileAnswer } from '../../kernel/file-answer.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf } from '../../kernel/pagination.ts'

/** A POST, since it is counted how often somebody asks: a GET changes nothing. */
export const packOwnData = endpoint({
  method: 'POST',
  path: '/api/users/own-data',
  summary: 'All that the site keeps of the caller, as one zip: JSON and their files (SPEC-53)',
  access: 'logged_in',
  file: 'application/zip',
  answer: fileAnswer,
})

/** Asked before the account is erased. */
export const erasureForm = z.object({
  current_password: z
    .string('personal.error.password_required')
    .min(1, 'personal.error.password_required')
    .max(limits.password.maximum, 'personal.error.current_password_wrong'),
})

export const eraseOwnAccount = endpoint({
  method: 'POST',
  path: '/api/users/own-erasure',
  summary: "Shuts the caller's account and erases it thirty days later; logging in until then can keep it (SPEC-53)",
  access: 'logged_in',
  body: erasureForm,
  answer: changeOf(z.object({ erase_at: z.string() })),
})
