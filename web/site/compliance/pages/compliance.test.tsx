import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SiteFacts } from '#domain/site/compliance/compliance.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import Compliance from './compliance.tsx'

afterEach(() => vi.restoreAllMocks())

const facts: SiteFacts = {
  company: null,
  address: 'https://empleo.andina.example',
  time_zone: 'America/Bogota',
  country: 'CO',
  hosts: { database: null, mail: 'smtp.example', mailbox: null, files: null, company_login: null },
  settings: { idle_minutes: 15, consent_days: 60, test_attempts: 2, test_attempt_days: 180, test_expiry_hours: 24 },
  calibration: { questions: 0, banks: 0, answers: 0 },
  roles: [{ name: 'Selección', people: 3, modules: ['candidates', 'users'], limited: true, requires_factor: true }],
}

const serve = (answer: () => Response) => vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())

test('CMP-01 the page shows the documents in the reader’s language, on a phone too', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  for (const language of ['es', 'en'] as const) {
    const t = textIn(language)
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.viewport(width, height)
      serve(() => Response.json({ data: facts }))
      const shown = await renderPart(<Compliance />, { language })
      await expect.element(page.getByRole('heading', { name: t('compliance.retention') })).toBeVisible()
      const { textContent } = document.body
      for (const words of [
        t('compliance.no_advice'),
        t('compliance.blank'),
        t('compliance.term.days', { count: 60 }),
        'smtp.example',
      ])
        expect(textContent).toContain(words)
      expect(document.documentElement.scrollWidth).toBe(width)
      await expectAccessible()
      shown.unmount()
    }
  }
})

test('CMP-01 a failure says so and can be tried again', async () => {
  const t = textIn('es')
  serve(() => Response.json({ error_message: 'errors.unexpected', errors: {} }, { status: 500 }))
  await renderPart(<Compliance />)
  await expect.element(page.getByText(t('common.load_failed'))).toBeVisible()
  serve(() => Response.json({ data: facts }))
  await page.getByRole('button', { name: t('common.try_again') }).click()
  await expect.element(page.getByRole('heading', { name: t('compliance.law') })).toBeVisible()
})
