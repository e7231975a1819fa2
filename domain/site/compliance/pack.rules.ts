import { figureScreens } from '../../desk/figures/figures.screens.ts'
import type { TextValues } from '../../kernel/find-text.ts'
import type { ModuleKey } from '../../kernel/permissions.ts'
import type { SiteFacts } from './compliance.contract.ts'
import type { es } from './compliance.staff.es.ts'
import { retentionTerms } from './retention.rules.ts'

/** A block of the documents, from top to bottom. Texts are finished, in one language. */
export type PackBlock =
  | { readonly kind: 'chapter' | 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }

type Written = keyof typeof es
/** The messages of this feature; those with a number have one name for singular and plural. */
export type ComplianceKey = Written extends infer Key
  ? Key extends `${infer Name}_one` | `${infer Name}_other`
    ? Name
    : Key
  : never

/** The words of a language: texts of this feature, and names of the modules. */
export interface PackWords {
  say(key: ComplianceKey, values?: TextValues): string
  moduleName(module: ModuleKey): string
}

/**
 * The compliance documents of a site (CMP-01): who is responsible, Law 1581 of Colombia and the circular about artificial intelligence, the statement on the
 * AI Act, the record of processing, and the retention table. They state what the site knows about itself; everything else is an empty place for
 * the company.
 */
export function packOf(facts: SiteFacts, words: PackWords): PackBlock[] {
  const { say } = words
  const list = (...keys: ComplianceKey[]): PackBlock => ({ kind: 'list', items: keys.map((key) => say(key)) })
  const text = (key: ComplianceKey, values?: TextValues): PackBlock => ({ kind: 'text', text: say(key, values) })
  const chapter = (key: ComplianceKey): PackBlock => ({ kind: 'chapter', text: say(key) })
  return [
    text('compliance.no_advice'),
    chapter('compliance.controller'),
    { kind: 'facts', facts: controllerFacts(facts, words) },
    chapter('compliance.law'),
    text('compliance.law.scope'),
    list(
      'compliance.law.authorisation',
      'compliance.law.staff_added',
      'compliance.law.access',
      'compliance.law.correction',
      'compliance.law.erasure',
      'compliance.law.queries',
      'compliance.law.claims',
      'compliance.law.duties',
      'compliance.law.sensitive',
    ),
    { kind: 'facts', facts: blanks(['compliance.blank.policy', 'compliance.blank.officer', 'compliance.blank.registry'], say) },
    chapter('compliance.circular'),
    text('compliance.circular.scope'),
    list(
      'compliance.circular.suitable',
      'compliance.circular.necessary',
      'compliance.circular.reasonable',
      'compliance.circular.proportionate',
    ),
    { kind: 'facts', facts: blanks(['compliance.blank.impact'], say) },
    chapter('compliance.ai'),
    text('compliance.ai.statement'),
    list(
      'compliance.ai.use',
      'compliance.ai.points',
      'compliance.ai.statistics',
      'compliance.ai.error',
      'compliance.ai.equality',
      'compliance.ai.comparison',
      'compliance.ai.signals',
      'compliance.ai.people',
      'compliance.ai.order',
    ),
    { kind: 'facts', facts: modelFacts(facts, words) },
    text('compliance.ai.law'),
    { kind: 'facts', facts: blanks(['compliance.blank.other_tools'], say) },
    chapter('compliance.record'),
    { kind: 'facts', facts: recordFacts(facts, words) },
    chapter('compliance.roles'),
    { kind: 'facts', facts: facts.roles.map((role) => [role.name, roleText(role, words)] as const) },
    chapter('compliance.retention'),
    text('compliance.retention.scope'),
    {
      kind: 'facts',
      facts: retentionTerms(facts.settings).map(({ what, term, count }) => [
        say(`compliance.kept.${what}`),
        say(`compliance.term.${term}`, { count }),
      ]),
    },
    { kind: 'facts', facts: blanks(['compliance.blank.open_accounts', 'compliance.blank.backups'], say) },
  ]
}

type Say = PackWords['say']
type Facts = readonly (readonly [string, string])[]

const blanks = (keys: readonly ComplianceKey[], say: Say): Facts => keys.map((key) => [say(key), say('compliance.blank')])

function controllerFacts({ company, address, country, time_zone }: SiteFacts, { say }: PackWords): Facts {
  const known = (value: string | undefined) => value || say('compliance.blank')
  return [
    [say('compliance.company'), known(company?.legal_name || company?.name)],
    [say('compliance.company_id'), known(company?.tax_id)],
    [say('compliance.company_address'), known(company?.address)],
    [say('compliance.company_contact'), known([company?.email, company?.phone].filter(Boolean).join(', '))],
    [say('compliance.site'), address],
    [say('compliance.place'), `${country}, ${time_zone}`],
  ]
}

/** What the model of the difficulties was calibrated with, and where its figures are. */
function modelFacts({ address, calibration: { questions, banks, answers } }: SiteFacts, { say }: PackWords): Facts {
  return [
    [
      say('compliance.ai.calibration'),
      questions === 0 ? say('compliance.ai.uncalibrated') : say('compliance.ai.calibrated', { questions, banks, answers }),
    ],
    [say('compliance.ai.selection'), address + figureScreens.selection.to()],
  ]
}

function recordFacts({ hosts, settings }: SiteFacts, { say }: PackWords): Facts {
  const processor = (host: string | null, otherwise: ComplianceKey) =>
    host === null ? say(otherwise) : say('compliance.processor', { host })
  return [
    [say('compliance.purpose'), say('compliance.purpose.selection')],
    [say('compliance.people'), say('compliance.people.kinds')],
    [say('compliance.data'), say('compliance.data.kinds')],
    [say('compliance.data_tests'), say('compliance.data_tests.kinds')],
    [say('compliance.basis'), say('compliance.basis.authorisation')],
    [say('compliance.database'), processor(hosts.database, 'compliance.database.embedded')],
    [say('compliance.files'), processor(hosts.files, 'compliance.files.disk')],
    [say('compliance.mail'), processor(hosts.mail, 'compliance.mail.none')],
    ...(hosts.mailbox ? [[say('compliance.mailbox'), processor(hosts.mailbox, 'compliance.mail.none')] as const] : []),
    ...(hosts.company_login
      ? [[say('compliance.company_login'), processor(hosts.company_login, 'compliance.mail.none')] as const]
      : []),
    [say('compliance.other_sites'), say('compliance.other_sites.asked')],
    [say('compliance.transfers'), say('compliance.blank')],
    [say('compliance.security'), say('compliance.security.measures', { count: settings.idle_minutes })],
    [
      say('compliance.tests'),
      say('compliance.tests.limits', { attempts: settings.test_attempts, days: settings.test_attempt_days }),
    ],
  ]
}

function roleText(
  { people, modules, limited, requires_factor }: SiteFacts['roles'][number],
  { say, moduleName }: PackWords,
): string {
  const parts = [
    say('compliance.role.people', { count: people }),
    modules.length > 0 ? modules.map(moduleName).join(', ') : say('compliance.role.no_modules'),
    limited ? say('compliance.role.limited') : '',
    requires_factor ? say('compliance.role.factor') : '',
  ]
  return parts.filter(Boolean).join('. ')
}
