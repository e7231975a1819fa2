import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordIdOr, yesOrNo } from '../../kernel/fields.ts'
import { changeOf } from '../../kernel/pagination.ts'

/** `hired_strut` says whether the person has a current hire (SPEC-87). */
const flags = z.object({ uuid: z.string(), avalaible_strut: yesOrNo, hired_strut: yesOrNo })

export const setFlagsEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/hired-avalaible',
  summary:
    'Sets the available and hired flags of a person. Y hires them through the application that is named, or the only one in the column approved; N ends the hire, which stays in the figures',
  access: [
    { module: 'users', item: 'change' },
    { module: 'candidates', item: 'change' },
  ],
  body: z.object({
    uuid: recordIdOr('errors.bad_request'),
    avalaible_strut: yesOrNo.optional(),
    hired_strut: yesOrNo.optional(),
    /** The application through which the person is hired; needed when several are in the column of approved candidates (SPEC-87). */
    uuid_element: recordIdOr('errors.bad_request').optional(),
  }),
  answer: changeOf(flags),
})
