import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { fileAnswer } from '../../kernel/file-answer.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { recordOf } from '../../kernel/pagination.ts'
import { type ModuleKey, moduleKeys } from '../../kernel/permissions.ts'

const host = z.string().nullable()

const siteFactsView = z.object({
  /** In the language of the reader; null until staff have entered the company. */
  company: z
    .object({
      name: z.string(),
      legal_name: z.string(),
      tax_id: z.string(),
      address: z.string(),
      phone: z.string(),
      email: z.string(),
    })
    .nullable(),
  address: z.string(),
  time_zone: z.string(),
  country: z.string(),
  /** The machines that process data for the site, without passwords; null where the site uses none. */
  hosts: z.object({
    /** Null for the embedded database. */
    database: host,
    mail: host,
    mailbox: host,
    /** Null for the disk of the server. */
    files: host,
    company_login: host,
  }),
  settings: z.object({
    idle_minutes: z.number(),
    consent_days: z.number(),
    test_attempts: z.number(),
    test_attempt_days: z.number(),
    test_expiry_hours: z.number(),
  }),
  /** The questions whose difficulty the last runs estimated, the banks that have them, and their answers. */
  calibration: z.object({ questions: z.number().int(), banks: z.number().int(), answers: z.number().int() }),
  roles: z.array(
    z.object({
      name: z.string(),
      people: z.number().int(),
      modules: z.array(z.enum(moduleKeys as [ModuleKey, ...ModuleKey[]])),
      limited: z.boolean(),
      requires_factor: z.boolean(),
    }),
  ),
})
export type SiteFacts = z.infer<typeof siteFactsView>

const mayView = { module: 'roles', item: 'view' } as const
const query = z.object({ language: languageSchema })

export const getComplianceEndpoint = endpoint({
  method: 'GET',
  path: '/api/compliance',
  summary: 'The facts of the site that its compliance documents state (CMP-01)',
  access: mayView,
  query,
  answer: recordOf(siteFactsView),
})

export const getComplianceTextEndpoint = endpoint({
  method: 'GET',
  path: '/api/compliance/text',
  summary: 'The compliance documents as a Markdown file, to be filled in by the company (CMP-01)',
  access: mayView,
  replica: true,
  query,
  heavy: true,
  file: 'text/markdown',
  answer: fileAnswer,
})

export const getCompliancePdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/compliance/pdf',
  summary: 'The compliance documents as a PDF (CMP-01)',
  access: mayView,
  replica: true,
  query,
  heavy: true,
  file: 'application/pdf',
  answer: fileAnswer,
})
