import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PresentedProfile } from '#domain/hiring/shortlists/shortlists.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { Profile } from './profile.tsx'

const t = textIn('es')
const ana: PresentedProfile = {
  uuid: '00000000-0000-4000-8000-00000000000a',
  name: 'Ana Ríos',
  summary: 'Diez años en banca',
  experience: [{ title: 'Analista', company: 'Banco', from: '2020-01-01', to: null }],
  skills: [{ skill: 'SQL', points: 60, error: 16, bands: ['E', 'R'] }],
  ...{ available: true, salary: '5 millones', note: 'Lidera bien', step: '', has_cv: false },
  ...{ answer: null, comment: '', times: [] },
}
const around = {
  pass: { secret: 's', code: '' },
  day: '13 de diciembre',
  place: { number: 1, total: 2 },
  timeZone: 'America/Bogota',
}

afterEach(() => vi.restoreAllMocks())

test('CLT-02 a client reads the shared facts with range marks, and answers about a person', async () => {
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const body = JSON.parse(String(init?.body))
    sent.push(body)
    if (body.answer === 'comment' && body.comment === '')
      return Response.json({ error_message: 'errors.fields', errors: { comment: ['shortlists.error.comment'] } }, { status: 422 })
    return Response.json({ success_message: 'shortlists.answered', data: { ...body, uuid: ana.uuid } })
  })
  await renderPart(<Profile person={ana} {...around} />)
  for (const fact of ['Diez años en banca', '5 millones', 'Lidera bien']) await expect.element(page.getByText(fact)).toBeVisible()
  await expect.element(page.getByRole('img', { name: '60 ±16 de 100 puntos: Excelente o Regular' })).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
  await page.getByRole('radio', { name: t('shortlist.answer.comment') }).click()
  await page.getByRole('button', { name: t('shortlist.send') }).click()
  await expect.element(page.getByText(t('shortlists.error.comment'))).toBeVisible()
  await page.getByRole('radio', { name: t('shortlist.answer.yes') }).click()
  await page.getByLabelText(t('shortlist.comment')).fill('Me gusta')
  await page.getByText(t('shortlist.times')).click()
  await page.getByLabelText(t('shortlist.time', { number: 2 })).fill('2027-01-11T10:00')
  await expectAccessible()
  await page.getByRole('button', { name: t('shortlist.send') }).click()
  await expect.element(page.getByText(t('shortlist.sent', { day: around.day }))).toBeVisible()
  expect(sent.at(-1)).toEqual({
    ...{ secret: 's', code: '', person: ana.uuid, answer: 'yes', comment: 'Me gusta', times: ['2027-01-11T10:00'] },
  })
})

test('CLT-02 an answer of before shows that it was received, until it is changed', async () => {
  await renderPart(<Profile person={{ ...ana, answer: 'yes', comment: 'Me gusta' }} {...around} />)
  const received = page.getByText(t('shortlist.sent', { day: around.day }))
  await expect.element(received).toBeVisible()
  await page.getByLabelText(t('shortlist.comment')).fill('Ya no')
  await expect.element(received).not.toBeInTheDocument()
})

test('CLT-02 nothing is shown of a person who is not available any more', async () => {
  await renderPart(<Profile person={{ ...ana, name: null }} {...around} />)
  await expect.element(page.getByText(t('shortlist.unavailable'))).toBeVisible()
  expect(page.getByRole('radio').elements()).toEqual([])
  await expect.element(page.getByText('Diez años en banca')).not.toBeInTheDocument()
})
