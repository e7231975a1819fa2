import { expect, test } from 'vitest'
import { moduleKeys } from '#domain/kernel/permissions.ts'
import { footerEntries, publicEntries, staffEntries } from './menu-entries.ts'

const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label)

test('NAV-01 the header offers recruitment, register, job search and about us', () => {
  expect(labels(publicEntries({ status: 'nobody' }))).toEqual(['menu.recruitment', 'menu.register', 'menu.jobs', 'menu.about'])
})

test('NAV-03 the administration has six items in their order, each for who holds its module', () => {
  const all = Object.fromEntries(moduleKeys.map((module) => [module, ['view'] as const]))
  expect(labels(staffEntries(all))).toEqual([
    'menu.users',
    'menu.tests',
    'menu.skills',
    'menu.messages',
    'menu.vacancies',
    'menu.clients',
  ])
  expect(labels(staffEntries({ messages: ['view'], clients: ['view'] }))).toEqual(['menu.messages', 'menu.clients'])
  expect(staffEntries({ candidates: [] })).toEqual([])
})

test('NAV-04 the footer links hiring process, FAQ, contact, privacy and terms', () => {
  expect(labels(footerEntries)).toEqual(['menu.hiring_process', 'menu.faq', 'menu.contact', 'menu.privacy', 'menu.terms'])
})
