import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { listOf } from '../kernel/pagination.ts'

export const listSkills = endpoint({
  method: 'GET',
  path: '/api/skills',
  summary: 'The catalogue of skills',
  access: 'logged_in',
  answer: listOf(
    z.object({
      id: z.number().int(),
      uuid: z.string(),
      name: z.string(),
      description: z.string(),
      skill_test: z.union([z.literal(0), z.literal(1)]),
    }),
  ),
})
