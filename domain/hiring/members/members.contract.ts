import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, recordIdOr, recordList } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, recordOf } from '../../kernel/pagination.ts'

const view = { module: 'candidates', item: 'view' } as const
const change = { module: 'candidates', item: 'change' } as const

/** A colleague, as others see them. */
export const colleague = z.object({ uuid: z.string(), fullname: z.string() })
export type Colleague = z.infer<typeof colleague>

/** The owner and the members of a vacancy (TEA-01). */
const team = z.object({
  /** Null when nobody is, for example after the owner's account was deleted. */
  owner: colleague.nullable(),
  /** By name. */
  members: z.array(colleague),
  may: z.object({ change: z.boolean() }),
})
export type Team = z.infer<typeof team>

/** The form of a team. An empty owner means that the vacancy has none. */
export const teamForm = z.object({
  owner: z.union([z.literal(''), recordIdOr('members.error.colleague')], 'members.error.colleague'),
  members: recordList('members.error.colleague', limits.membersOfVacancy).default([]),
})

export const listColleaguesEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/colleagues/select',
  summary: 'The colleagues who can be owner or member of a vacancy, or owner of a person: whose role sees vacancies, by name',
  access: [view, { module: 'users', item: 'view' }],
  answer: listOf(colleague),
})

export const getTeamEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/team/:id',
  summary: 'The owner and the members of a vacancy',
  access: view,
  params: z.object({ id: recordId }),
  answer: recordOf(team),
})

export const setTeamEndpoint = endpoint({
  method: 'PUT',
  path: '/api/jobs/team/:id',
  summary: 'Sets the owner and the members of a vacancy; colleagues whose role does not see vacancies are refused',
  access: change,
  params: z.object({ id: recordId }),
  body: teamForm,
  answer: changeOf(team),
})
