import { z } from 'zod'
import { colleague } from '../../hiring/members/members.contract.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { flag, recordId, recordIdOr, requiredText, yesOrNo } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery } from '../../kernel/pagination.ts'
import { builtInRoles } from '../../kernel/permissions.ts'
import { personTag } from '../tags/tags.contract.ts'

const mayView = { module: 'users', item: 'view' } as const
export const mayChangeUsers = { module: 'users', item: 'change' } as const
export const mayDeleteUsers = { module: 'users', item: 'delete' } as const

/** 1: staff; 2: people with an application; 3: hired people (SPEC-17). */
export const userTypes = [1, 2, 3] as const
export type UserType = (typeof userTypes)[number]
/** The kinds of people that the list filters by; 4: people who have not consented yet (INT-08); 5: those who must not be contacted (CON-02). */
export const filteredTypes = [...userTypes, 4, 5] as const

const nothing = z.literal('').transform(() => undefined)
const chosenRecord = z.union([nothing, recordIdOr('errors.bad_filter')], 'errors.bad_filter').nullish()
/** Stands for the caller in a filter by owner. */
export const ownPeople = 'me'
/** Only people with this owner (MOV-03). */
export const ownerFilter = z.union([z.literal(ownPeople), recordIdOr('errors.bad_filter')], 'errors.bad_filter')

const userFilter = z.object({
  /** Only people who applied to this vacancy. */
  job: chosenRecord,
  /** Only people with this skill on their profile. */
  skill: chosenRecord,
  /** Only people with this tag (POO-01). */
  tag: chosenRecord,
  owner: z.union([nothing, ownerFilter], 'errors.bad_filter').nullish(),
  userType: z.union([nothing, z.coerce.number().pipe(z.literal(filteredTypes))], 'errors.bad_filter').nullish(),
})
export type UserFilter = z.output<typeof userFilter>

const page = listQuery(['fullname', 'email', 'created_at'], '-created_at')

export const userRow = z.object({
  id: z.number().int(),
  uuid: z.string(),
  name: z.string(),
  lastname: z.string(),
  fullname: z.string(),
  email: z.string(),
  /** Whether the person has confirmed the address (SPEC-56). */
  confirmed: z.boolean(),
  /** When the person is erased unless they consent; null for everybody who has consented (SPEC-77). */
  consent_due_at: z.string().nullable(),
  /** Whether the person must not be contacted, except about an application of their own (CON-02). */
  no_contact: z.boolean(),
  /** Whether the person registered with the address of this entry, and has not confirmed it yet (INT-11). */
  registered: z.boolean(),
  personal_phone: z.string(),
  /** Signed path of the CV, or null. */
  file: z.string().nullable(),
  role_id: z.number().int(),
  role: z.string(),
  /** Which built-in role this is; null for a custom one. */
  built_in: z.enum(builtInRoles).nullable(),
  user_type: z.literal(userTypes).nullable(),
  avalaible_strut: yesOrNo,
  hired_strut: yesOrNo,
  tags: z.array(personTag),
  /** The colleague who is responsible for the person (MOV-03). */
  owner: colleague.nullable(),
  created_at: z.string(),
})
export type UserRowView = z.infer<typeof userRow>

export const listUsersEndpoint = endpoint({
  method: 'GET',
  path: '/api/users',
  summary: 'Lists everybody with an account; the query may have a filter',
  access: mayView,
  query: page.safeExtend(userFilter.shape),
  exported: true,
  reads: { what: 'list', list: 'users' },
  answer: listOf(userRow),
})

export const filterUsersEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/filter',
  summary: 'Lists everybody with an account by vacancy, skill and kind of person',
  access: mayView,
  query: page,
  body: userFilter,
  reads: { what: 'list', list: 'users' },
  answer: listOf(userRow),
})

const userWithSkills = z.object({
  uuid: z.string(),
  fullname: z.string(),
  email: z.string(),
  skills: z.array(z.object({ name: z.string(), experience_time: z.string(), status_test: z.number().int() })),
})
export type UserWithSkills = z.infer<typeof userWithSkills>

export const listUsersWithSkillsEndpoint = endpoint({
  method: 'GET',
  path: '/api/list/users/skills',
  summary: 'Lists people by name with their skills, for printing',
  access: mayView,
  query: listQuery(['fullname'], 'fullname').safeExtend({ language: z.enum(['es', 'en'], 'errors.bad_request').default('es') }),
  reads: { what: 'list', list: 'users' },
  answer: listOf(userWithSkills),
})

const choice = z.object({ uuid: z.string(), name: z.string() })
/** The typed text, or the chosen record whose name is needed. */
const search = z.object({
  q: z.string().trim().max(limits.text.line, 'errors.bad_request').default(''),
  chosen: recordId.optional(),
})

export const findVacanciesEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/choices/jobs',
  summary: 'Finds vacancies that match the typed text, the newest first; only active ones on request',
  access: mayView,
  query: search.extend({ active: z.literal('1', 'errors.bad_request').optional(), mine: flag }),
  answer: z.object({ data: z.array(choice.extend({ language: languageSchema })) }),
})

export const findSkillsEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/choices/skills',
  summary: 'Finds skills that match the typed text by either name, named in the language of the reader',
  access: mayView,
  query: search,
  answer: z.object({ data: z.array(choice.extend({ language: languageSchema.nullable() })) }),
})

const uuid = recordIdOr('errors.bad_request')
/** Whole percent, as a number or as the digits of a text field. */
export const extraTimeForm = z.object({
  extra_time: z.coerce
    .number('users.error.extra_time')
    .int('users.error.extra_time')
    .min(0, 'users.error.extra_time')
    .max(limits.extraTimePercent, 'users.error.extra_time'),
})

export const setExtraTimeEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/extra-time',
  summary: 'Sets the extra time of a person in tests with a time limit, in percent of the limit (SPEC-32)',
  access: mayChangeUsers,
  body: extraTimeForm.extend({ uuid }),
  answer: changeOf(z.object({ uuid: z.string(), extra_time: z.number().int() })),
})

/** Why nobody may write to the person any more, or the proof that one may again (CON-02). */
export const contactForm = z.object({ reason: requiredText('users.error.no_contact_reason', limits.text.line) })

export const setContactEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/no-contact',
  summary: 'Marks a person who must not be contacted, or lifts the mark with a proof (CON-02)',
  access: mayChangeUsers,
  body: contactForm.extend({ uuid, no_contact: z.boolean('errors.bad_request') }),
  answer: changeOf(z.object({ uuid: z.string(), no_contact: z.boolean() })),
})

export const deletionForm = z.object({ reason: requiredText('users.error.reason_elimination', limits.text.description) })

export const deleteUserEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/deleteuser',
  summary: 'Closes an account at once, with a reason, and erases it thirty days later',
  access: mayDeleteUsers,
  body: deletionForm.extend({ uuid }),
  answer: changeOf(z.object({ uuid: z.string(), erase_at: z.string() })),
})

const deletedUser = z.object({
  uuid: z.string(),
  fullname: z.string(),
  email: z.string(),
  reason: z.string(),
  deleted_at: z.string(),
  erase_at: z.string(),
})
export type DeletedUserView = z.infer<typeof deletedUser>

export const listDeletedUsersEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/deleted',
  summary: 'Lists accounts that staff deleted and can still restore, with the reason and the day of erasure',
  access: mayDeleteUsers,
  query: listQuery(['erase_at'], 'erase_at'),
  exported: true,
  reads: { what: 'list', list: 'deletedUsers' },
  answer: listOf(deletedUser),
})

export const restoreUserEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/restore',
  summary: 'Restores an account that staff deleted, unless it is erased',
  access: mayDeleteUsers,
  body: z.object({ uuid }),
  answer: changeOf(z.object({ uuid: z.string() })),
})
