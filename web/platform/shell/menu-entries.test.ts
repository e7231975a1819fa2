import { expect, test } from 'vitest'
import { footerEntries, publicEntries, staffEntries } from './menu-entries.ts'

const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label)

test('NAV-01 the header offers recruitment, register, job search and about us', () => {
  expect(labels(publicEntries({ status: 'nobody' }))).toEqual(['menu.recruitment', 'menu.register', 'menu.jobs', 'menu.about'])
})

test('NAV-03 staff see only screens that are there and that their role holds', () => {
  const all = { users: ['view'], messages: ['view'], candidates: ['view'], clients: ['view'] } as const
  const shown = labels(staffEntries(all))
  expect(shown).toEqual(
    ['menu.users', 'menu.messages', 'menu.vacancies', 'menu.clients'].filter((label) => shown.includes(label)),
  )
  expect(staffEntries({ candidates: [] })).toEqual([])
})

test('NAV-04 the footer links hiring process, FAQ, contact, privacy and terms', () => {
  expect(labels(footerEntries)).toEqual(['menu.hiring_process', 'menu.faq', 'menu.contact', 'menu.privacy', 'menu.terms'])
})
