import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { UncheckedConsent } from '#domain/people/imports/unchecked-consents.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import UncheckedConsents from './unchecked-consents.tsx'

const t = textIn('es')
const consentOf = (uuid: string, fullname: string): UncheckedConsent => ({
  ...{
    uuid,
    consented_on: '2025-03-12',
    consent_how: 'Feria',
    person: { uuid: `p-${uuid}`, fullname, email: `${uuid}@example.com` },
  },
  import: {
    ...{ uuid: 'i1', file_name: 'gente.csv', imported_at: '2026-11-20T15:00:00Z', imported_by: 'Paula Ríos' },
    ignored_columns: [4, 7],
    in_note: true,
  },
})

let rows: UncheckedConsent[]
let sent: unknown[]
beforeEach(() => {
  rows = [consentOf('ana', 'Ana Ruiz'), consentOf('eva', 'Eva Gil')]
  sent = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method !== 'POST') return Response.json({ data: rows, total: rows.length, total_capped: false })
    const body = JSON.parse(String(init.body))
    sent.push(body)
    rows = rows.filter(({ uuid }) => !body.uuids.includes(uuid))
    return Response.json({ success_message: `unchecked.done.${body.decision}`, data: { decided: body.uuids.length } })
  })
})
afterEach(() => vi.restoreAllMocks())

test('CON-01 a consent is decided after a question, and leaves the list', async () => {
  await renderPart(<UncheckedConsents />)
  await expect
    .element(page.getByText(t('unchecked.columns', { count: 2, columns: '4, 7' }), { exact: false }).first())
    .toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: t('unchecked.refused_named', { name: 'Ana Ruiz' }) }).click()
  await expect
    .element(page.getByRole('alertdialog', { name: t('unchecked.refused_title', { count: 1, name: 'Ana Ruiz' }) }))
    .toBeVisible()
  await page.getByRole('button', { name: t('unchecked.refused_confirm') }).click()
  await expect.element(page.getByText(t('unchecked.done.refused', { count: 1 }))).toBeVisible()
  expect(sent).toEqual([{ uuids: ['ana'], decision: 'refused' }])
  await expect.element(page.getByText('Ana Ruiz')).not.toBeInTheDocument()
})

test('CON-01 several consents are decided at once', async () => {
  await renderPart(<UncheckedConsents />)
  await page.getByRole('checkbox', { name: t('unchecked.choose_all') }).click()
  await page.getByRole('button', { name: t('unchecked.stands_many'), exact: true }).click()
  await expect.element(page.getByRole('alertdialog', { name: t('unchecked.stands_title', { count: 2 }) })).toBeVisible()
  await page.getByRole('button', { name: t('unchecked.stands_confirm') }).click()
  await expect.poll(() => sent).toEqual([{ uuids: ['ana', 'eva'], decision: 'stands' }])
  await expect.element(page.getByText(t('unchecked.empty'))).toBeVisible()
})
