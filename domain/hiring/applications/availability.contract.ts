import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordIdOr, yesOrNo } from '../../kernel/fields.ts'
import { changeOf } from '../../kernel/pagination.ts'

const flags = z.object({ uuid: z.string(), avalaible_strut: yesOrNo, hired_strut: yesOrNo })

export const setFlagsEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/hired-avalaible',
  summary: 'Sets or removes the available and hired flags of a person; a hired person is not available',
  access: [
    { module: 'users', item: 'change' },
    { module: 'candidates', item: 'change' },
  ],
  body: z.object({
    uuid: recordIdOr('errors.bad_request'),
    avalaible_strut: yesOrNo.optional(),
    hired_strut: yesOrNo.optional(),
  }),
  answer: changeOf(flags),
})
