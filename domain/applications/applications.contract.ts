import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { recordId } from '../kernel/fields.ts'
import { listOf, listQuery } from '../kernel/pagination.ts'
import { stages } from '../kernel/stages.ts'

export const applyResult = z.enum(['new_apply', 'old_apply'])
export type ApplyResult = z.infer<typeof applyResult>

export const apply = endpoint({
  method: 'POST',
  path: '/api/jobs/apply/:job/:user',
  summary: "Applies the caller to a vacancy; another person's id is refused",
  access: 'candidate',
  params: z.object({ job: recordId, user: recordId }),
  answer: z.object({ success_message: z.string(), apply: applyResult }),
})

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/jobs/applied',
  summary: 'What the caller applied to, when, and the stage they were last told of',
  access: 'candidate',
  query: listQuery(['created_at'], '-created_at'),
  answer: listOf(
    z.object({
      uuid: z.string(),
      created_at: z.string(),
      /** The stage that the candidate was last told of, and when (decision 64). */
      stage: z.enum(stages),
      changed_at: z.string(),
      /** The interview that this stage invites to, in the clocks of `time_zone` (decision 65). */
      interview: z
        .object({
          starts_at: z.string(),
          ends_at: z.string(),
          time_zone: z.string(),
          sender: z.string(),
          place: z.string(),
          note: z.string(),
        })
        .nullable(),
      jobs: z.object({
        uuid: z.string(),
        name_job: z.string(),
        type_job: z.enum(['FullTime', 'PartTime']),
        status_job: z.enum(['A', 'I']),
      }),
    }),
  ),
})
