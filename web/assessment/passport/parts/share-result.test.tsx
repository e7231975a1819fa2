import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SharedResult } from '#domain/assessment/passport/passport.contract.ts'
import { addAudiences, textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { ShareResult } from './share-result.tsx'
import { SharedResults } from './shared-results.tsx'

await addAudiences('candidate')
const t = textIn('es')
afterEach(() => void vi.restoreAllMocks())

const attested = {
  skill: 'Contabilidad',
  language: 'es',
  adjusted: false,
  bands: ['S', 'E'],
  error: 12.4,
  finished_at: '2026-11-20T15:00:00Z',
  questions: 10,
  name: 'Ana Ríos',
} as const
const shared = {
  uuid: '5f0c1c7e-7d5f-4b1e-9a57-0e9b2b1d3c11',
  user_skill_uuid: '7b0c1c7e-7d5f-4b1e-9a57-0e9b2b1d3c12',
  state: 'valid',
  address: `https://cantera.example/passport/${'A'.repeat(43)}`,
  file: `/api/passport/${'A'.repeat(43)}/credential`,
  forms: {
    wallet: `/api/passport/${'A'.repeat(43)}/credential.json`,
    png: `/api/passport/${'A'.repeat(43)}/badge/png`,
    svg: `/api/passport/${'A'.repeat(43)}/badge/svg`,
    pdf: '/api/passport/own/5f0c1c7e-7d5f-4b1e-9a57-0e9b2b1d3c11/pdf',
    linkedin: 'https://www.linkedin.com/profile/add?startTask=CERTIFICATION_NAME',
  },
  shared_at: '2026-11-21T15:00:00Z',
  attested: { ...attested, bands: [...attested.bands] },
} satisfies SharedResult

/** Answers as the server: the result is shared after the first press, and not before. */
function answerCalls({ isShared = false, state = 'valid' as SharedResult['state'], isShareable = true } = {}) {
  const sent: { method: string; body: unknown }[] = []
  let present: object | null = isShared ? { ...shared, state } : null
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const method = init?.method ?? 'GET'
    if (method !== 'GET') sent.push({ method, body: init?.body ? JSON.parse(String(init.body)) : undefined })
    if (method === 'POST') present = shared
    if (method === 'DELETE') present = null
    const read = { data: { shareable: isShareable ? attested : null, shared: present } }
    return Response.json(method === 'GET' ? read : { success_message: 'passport.shared', data: shared })
  })
  return sent
}

test('PAS-01 the offer says what is shared, and the name is a choice that is on at first', async () => {
  const sent = answerCalls()
  await renderPart(<ShareResult userSkill="x" />)
  await expect.element(page.getByText('Sobresaliente o Excelente')).toBeVisible()
  await expect.element(page.getByText(t('passport.error_points', { points: 12 }))).toBeVisible()
  const choice = page.getByRole('checkbox', { name: t('passport.share_named', { name: 'Ana Ríos' }) })
  await expect.element(choice).toBeChecked()
  await expectAccessible()
  await choice.click()
  await page.getByRole('button', { name: t('passport.share') }).click()
  await expect.element(page.getByRole('link', { name: shared.address })).toBeVisible()
  expect(sent).toEqual([{ method: 'POST', body: { named: false } }])
  await expectAccessible()
})

test('PAS-03 a shared result goes to wallets, pictures, paper and LinkedIn', async () => {
  answerCalls({ isShared: true })
  await renderPart(<ShareResult userSkill="x" />)
  const { forms, file } = shared
  for (const [name, path] of [
    [t('passport.linkedin'), forms.linkedin],
    [t('passport.paper'), forms.pdf],
    [t('passport.wallet'), forms.wallet],
    [t('passport.picture_png'), forms.png],
    [t('passport.picture_svg'), forms.svg],
    [t('passport.signed'), file],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', path)
  await expectAccessible()
})

test('PAS-01 sharing ends only after a confirmation', async () => {
  const sent = answerCalls({ isShared: true })
  await renderPart(<ShareResult userSkill="x" />)
  const stop = page.getByRole('button', { name: t('passport.stop_named', { skill: 'Contabilidad' }) })
  await stop.click()
  await page.getByRole('button', { name: t('common.cancel') }).click()
  expect(sent).toEqual([])
  await stop.click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('passport.stop') })
    .click()
  await expect.element(page.getByRole('heading', { name: t('passport.share_title') })).toBeVisible()
  expect(sent).toEqual([{ method: 'DELETE', body: undefined }])
})

test('PAS-01 a shared result that was rated again says so and is offered anew', async () => {
  answerCalls({ isShared: true, state: 'replaced' })
  await renderPart(<ShareResult userSkill="x" />)
  await expect.element(page.getByText(t('passport.own_replaced'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: t('passport.share'), exact: true })).toBeVisible()
  expect(page.getByRole('link', { name: shared.address }).query()).toBeNull()
})

test('PAS-01 a result that waits for its rating shows no offer', async () => {
  answerCalls({ isShareable: false })
  await renderPart(<ShareResult userSkill="x" />)
  await expect.poll(() => page.getByText(t('common.loading')).query()).toBeNull()
  expect(page.getByRole('button', { name: t('passport.share') }).query()).toBeNull()
})

test('TST-21 PAS-01 a shared result links to the page of its test, unless the skill left the profile', async () => {
  const gone = { ...shared, uuid: 'gone', user_skill_uuid: null, attested: { ...shared.attested, skill: 'Excel' } }
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: [shared, gone], total: 2 }))
  await renderPart(<SharedResults />)
  const link = page.getByRole('link', { name: attested.skill })
  await expect.element(link).toHaveAttribute('href', `/profile/skills/test/${shared.user_skill_uuid}`)
  await expect.element(page.getByText('Excel')).toBeVisible()
  expect(page.getByRole('link', { name: 'Excel' }).elements()).toEqual([])
})
