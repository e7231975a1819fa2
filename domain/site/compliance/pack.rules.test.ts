import { expect, test } from 'vitest'
import { findText } from '../../kernel/find-text.ts'
import { limits } from '../../kernel/limits.ts'
import type { SiteFacts } from './compliance.contract.ts'
import { en } from './compliance.staff.en.ts'
import { es } from './compliance.staff.es.ts'
import { type PackWords, packOf } from './pack.rules.ts'

const facts: SiteFacts = {
  company: {
    ...{ name: 'Andina', legal_name: 'Andina S.A.', tax_id: '900.123.456-7' },
    ...{ address: 'Calle 1', phone: '', email: 'datos@andina.example' },
  },
  address: 'https://empleo.andina.example',
  time_zone: 'America/Bogota',
  country: 'CO',
  hosts: { database: null, mail: 'smtp.example', mailbox: null, files: null, company_login: null },
  settings: { idle_minutes: 15, consent_days: 60, test_attempts: 2, test_attempt_days: 180, test_expiry_hours: 24 },
  calibration: { questions: 12, banks: 2, answers: 840 },
  roles: [{ name: 'Selección', people: 1, modules: ['candidates'], limited: true, requires_factor: true }],
}
const wordsOf = (language: 'es' | 'en'): PackWords => ({
  say: (key, values = {}) => findText(language === 'es' ? es : en, language, key, values) ?? key,
  moduleName: (module) => module,
})
const factsIn = (site: SiteFacts, language: 'es' | 'en' = 'es') =>
  new Map(packOf(site, wordsOf(language)).flatMap((block) => (block.kind === 'facts' ? block.facts : [])))
const textIn = (site: SiteFacts, language: 'es' | 'en') => JSON.stringify(packOf(site, wordsOf(language)))

test('CMP-01 the documents state the facts of the site, and terms from its limits and settings', () => {
  const stated = factsIn(facts)
  expect(stated.get(es['compliance.company'])).toBe('Andina S.A.')
  expect(stated.get(es['compliance.company_id'])).toBe('900.123.456-7')
  expect(stated.get(es['compliance.ai.calibration'])).toBe(
    '12 preguntas con dificultad estimada, en 2 bancos, con 840 respuestas',
  )
  expect(stated.get(es['compliance.ai.selection'])).toMatch(/^https:\/\/empleo\.andina\.example\/.*selection$/)
  expect(stated.get(es['compliance.mail'])).toBe('Servidor smtp.example')
  expect(stated.get(es['compliance.database'])).toBe(es['compliance.database.embedded'])
  expect(stated.has(es['compliance.mailbox'])).toBe(false)
  expect(stated.get(es['compliance.other_sites'])).toBe(es['compliance.other_sites.asked'])
  expect(stated.get(es['compliance.kept.added_people'])).toBe('60 días')
  expect(stated.get(es['compliance.kept.read_log'])).toBe(`${limits.readLog.keptDays} días`)
  expect(stated.get(es['compliance.kept.deleted_accounts'])).toBe(`${limits.deletionGraceDays} días`)
  expect(stated.get('Selección')).toBe('1 persona. candidates. Solo las vacantes propias. Exige la verificación en dos pasos')
})

test('CMP-01 what the site cannot know is an empty place, and the documents say that they are no legal advice', () => {
  const blank = es['compliance.blank']
  const stated = factsIn({ ...facts, company: null })
  for (const key of ['compliance.company', 'compliance.company_id', 'compliance.transfers', 'compliance.blank.backups'] as const)
    expect(stated.get(es[key])).toBe(blank)
  for (const language of ['es', 'en'] as const) {
    const text = textIn(facts, language)
    const texts = language === 'es' ? es : en
    expect(text).toContain(texts['compliance.no_advice'])
    expect(text).toContain(texts['compliance.ai.statement'])
    // No message is missing, and no variable is left.
    expect(text).not.toMatch(/\{\{|"compliance\./)
  }
})
