import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import {
  flag,
  optionalEmailAddress,
  optionalParagraph,
  optionalPhone,
  optionalText,
  recordId,
  requiredText,
  version,
  versionSeen,
} from '../../kernel/fields.ts'
import { documentExtensions } from '../../kernel/file-kinds.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery } from '../../kernel/pagination.ts'
import { stages } from '../../kernel/stages.ts'
import { colleague } from '../members/members.contract.ts'
import { vacancyStates } from '../vacancies/vacancies.rules.ts'
import { mayReadPresented } from './presented.contract.ts'

/** A person at a client (CLT-01). One of them is the main one; the first becomes it. */
export const contactForm = z.object({
  name: requiredText('personal.error.name_required', limits.text.fullName),
  role: optionalText(limits.text.short),
  email: optionalEmailAddress('personal.error.email').default(''),
  phone: optionalPhone('personal.error.phone'),
  note: optionalParagraph(limits.text.description),
  main: flag,
})
export type ContactFields = z.output<typeof contactForm>

const contactView = contactForm.extend({ main: z.boolean(), uuid: z.string(), version })
export type ContactView = z.infer<typeof contactView>

const fileView = z.object({
  uuid: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  /** A signed path, which works for some minutes. */
  path: z.string(),
  added_at: z.string(),
  added_by: colleague.nullable(),
})
export type ClientFile = z.infer<typeof fileView>

const ofClient = z.object({ id: recordId })
const mayView = { module: 'clients', item: 'view' } as const
const mayChange = { module: 'clients', item: 'change' } as const

export const listContactsEndpoint = endpoint({
  method: 'GET',
  path: '/api/clients/contacts/:id',
  summary: 'The contacts of a client, the main one first',
  access: mayView,
  params: ofClient,
  answer: listOf(contactView),
})

export const addContactEndpoint = endpoint({
  method: 'POST',
  path: '/api/clients/contacts/:id',
  summary: 'Adds a contact to a client',
  access: mayChange,
  params: ofClient,
  body: contactForm,
  answer: changeOf(contactView),
})

export const updateContactEndpoint = endpoint({
  method: 'PUT',
  path: '/api/clients/contacts/:id/:contact',
  summary: 'Changes a contact; 409 when somebody else changed it since `version`',
  access: mayChange,
  params: ofClient.extend({ contact: recordId }),
  body: contactForm.extend({ version: versionSeen }),
  answer: changeOf(contactView),
})

export const deleteContactEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/clients/contacts/:id/:contact',
  summary: 'Deletes a contact; of the others the oldest becomes the main one',
  access: mayChange,
  params: ofClient.extend({ contact: recordId }),
  answer: changeOf(contactView),
})

export const listClientFilesEndpoint = endpoint({
  method: 'GET',
  path: '/api/clients/files/:id',
  summary: 'The files of a client, such as its contract, the newest first',
  access: mayView,
  params: ofClient,
  answer: listOf(fileView),
})

export const addClientFileEndpoint = endpoint({
  method: 'POST',
  path: '/api/clients/files/:id',
  summary: 'Adds a file to a client',
  access: mayChange,
  params: ofClient,
  files: { file: { kinds: documentExtensions, required: 'clients.error.file' } },
  limits: [{ per: 'ip', most: 100, seconds: 3600 }],
  body: z.object({}),
  answer: changeOf(fileView),
})

export const deleteClientFileEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/clients/files/:id/:file',
  summary: 'Deletes a file of a client',
  access: mayChange,
  params: ofClient.extend({ file: recordId }),
  answer: changeOf(fileView),
})

const vacancyOfClient = z.object({
  uuid: z.string(),
  name_job: z.string(),
  language: languageSchema,
  state: z.enum(vacancyStates),
  openings: z.number().int(),
  /** People hired through it. */
  hired: z.number().int(),
  /** The current cards of each stage. */
  stages: z.array(z.object({ name_board: z.enum(stages), count: z.number().int() })),
})
export type VacancyOfClient = z.infer<typeof vacancyOfClient>

export const listVacanciesOfClientEndpoint = endpoint({
  method: 'GET',
  path: '/api/clients/vacancies/:id',
  summary: 'The vacancies of a client that the caller sees, each with its cards per stage',
  access: mayReadPresented,
  params: ofClient,
  query: listQuery(['created_at', 'name_job'], '-created_at'),
  answer: listOf(vacancyOfClient),
})
