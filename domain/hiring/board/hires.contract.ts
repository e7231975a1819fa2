import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { changeOf } from '../../kernel/pagination.ts'

const access = [
  { module: 'users', item: 'change' },
  { module: 'candidates', item: 'change' },
] as const

/** The form that asks through which application a person is hired. */
export const hireChoice = z.object({ uuid_element: z.string('board.error.which_hire').min(1, 'board.error.which_hire') })

const hire = z.object({
  uuid_element: z.string(),
  /** When the person was hired through this application; null after an undo. */
  hired_at: z.string().nullable(),
})

export const hireEndpoint = endpoint({
  method: 'POST',
  path: '/api/elements/hire',
  summary:
    'Marks the candidate of a card in the column approved as hired: the hire belongs to this application and fills one opening',
  access,
  body: z.object({ uuid_element: recordId }),
  answer: changeOf(hire),
})

export const undoHireEndpoint = endpoint({
  method: 'POST',
  path: '/api/elements/hire/undo',
  summary: 'Undoes a hire that was marked by mistake: it leaves the figures, and its opening is free again',
  access,
  body: z.object({ uuid_element: recordId }),
  answer: changeOf(hire),
})
