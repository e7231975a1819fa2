import { formatDate } from '#domain/kernel/dates.ts'
import { findText } from '#domain/kernel/find-text.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { moduleKeys } from '#domain/kernel/permissions.ts'
import { en as rolesEn } from '#domain/people/roles/roles.staff.en.ts'
import { es as rolesEs } from '#domain/people/roles/roles.staff.es.ts'
import type { SiteFacts } from '#domain/site/compliance/compliance.contract.ts'
import { en } from '#domain/site/compliance/compliance.staff.en.ts'
import { es } from '#domain/site/compliance/compliance.staff.es.ts'
import { type PackBlock, type PackWords, packOf } from '#domain/site/compliance/pack.rules.ts'
import type { Config } from '../../config.ts'
import { addressesOf } from '../../database/postgres-address.ts'
import type { PdfBlock, PdfDocument } from '../../platform/pdf/pdf-document.ts'
import type { ReadFacts } from './compliance.reads.ts'

const texts = { es: { ...rolesEs, ...es }, en: { ...rolesEn, ...en } }

/** The machine of an address, without user, password and path. */
const hostOf = (address: string | undefined) => (address === undefined ? null : URL.parse(address)?.hostname || null)

/** The machines of the database, of which one takes writes. */
const databaseHosts = (databaseUrl: string | undefined) =>
  databaseUrl === undefined ? null : addressesOf(databaseUrl).map(hostOf).join(', ') || null

export function presentFacts({ company, settings, calibration, roles }: ReadFacts, config: Config): SiteFacts {
  const files = config.s3 && (hostOf(config.s3.endpoint) ?? `s3.${config.s3.region}.amazonaws.com`)
  return {
    company: company && {
      name: company.name,
      legal_name: company.legal_name,
      tax_id: company.tax_id,
      address: company.address,
      phone: company.phone,
      email: company.email,
    },
    address: config.publicUrl,
    time_zone: config.timeZone,
    country: config.country,
    hosts: {
      database: databaseHosts(config.databaseUrl),
      mail: hostOf(config.smtpUrl),
      mailbox: hostOf(config.replies?.imapUrl),
      files: files ?? null,
      company_login: hostOf(config.company?.issuer),
    },
    settings,
    calibration,
    roles: roles.map(({ permissions, ...role }) => ({
      name: role.name,
      people: role.people,
      modules: moduleKeys.filter((module) => permissions[module] !== undefined),
      limited: role.limited,
      requires_factor: role.requires_factor,
    })),
  }
}

const wordsIn = (language: Language): PackWords => ({
  say: (key, values = {}) => findText(texts[language], language, key, values) ?? key,
  moduleName: (module) => texts[language][`modules.${module}`],
})

interface Made {
  readonly facts: SiteFacts
  readonly language: Language
  readonly now: Date
}

const madeOn = ({ facts, language, now }: Made) =>
  wordsIn(language).say('compliance.made', { when: formatDate(now, language, facts.time_zone) })

/** Characters that Markdown would read as its own. Answers of people, such as names of roles, may contain them. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]()#+!|<>~-]/g, '\\$&').replace(/\s+/g, ' ')

/** The documents as a Markdown file. */
export function presentMarkdown(made: Made): string {
  const words = wordsIn(made.language)
  const blocks = packOf(made.facts, words).map(markdownOf)
  return `${[`# ${plain(words.say('compliance.title'))}`, plain(madeOn(made)), ...blocks].join('\n\n')}\n`
}

function markdownOf(block: PackBlock): string {
  if (block.kind === 'chapter') return `## ${plain(block.text)}`
  if (block.kind === 'list') return block.items.map((item) => `- ${plain(item)}`).join('\n')
  if (block.kind !== 'facts') return plain(block.text)
  return block.facts.map(([name, value]) => `- **${plain(name)}:** ${plain(value)}`).join('\n')
}

/** The documents as a PDF. */
export function presentPdf(made: Made): PdfDocument {
  const { facts, language, now } = made
  const words = wordsIn(language)
  return {
    ...{ language, title: words.say('compliance.title'), author: facts.company?.name ?? '', made: now },
    pageOf: words.say('compliance.page_of'),
    blocks: [
      { kind: 'title', text: words.say('compliance.title') },
      { kind: 'note', text: madeOn(made) },
      ...packOf(facts, words).map(pdfBlockOf),
    ],
  }
}

function pdfBlockOf(block: PackBlock): PdfBlock {
  if (block.kind === 'list') return { kind: 'list', items: block.items.map((text) => ({ label: '•', text })) }
  return block
}

/** The name of the documents as a file. */
export const packName = (language: Language): string => texts[language]['compliance.file']
