import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { logInWith } from '../../../testing/session.ts'
import { OfferedPolicy } from './offered-policy.tsx'

const t = textIn('es')
const policy = (intro: string) => ({ intro, sections: [{ title: 'Uno', text: 'Texto' }] })

/** Serves a shipped policy beside the present ones. */
const serve = (present: string) =>
  logInWith([{ module: 'roles', item: 'change' }], (address) =>
    address.includes('/shipped-privacy/')
      ? { data: policy('Del producto') }
      : { success_message: 'site.changed', data: { content: policy(present), version: 3, changed_at: '2026-11-20T10:00:00Z' } },
  )

test('PUB-05 a site with words of its own is offered the policy of the product, and publishes it by choice', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  await serve('Propia')
  await renderPart(<OfferedPolicy />)
  await page.getByRole('button', { name: t('site.offer_publish') }).click()
  await expectAccessible()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('site.offer_publish') })
    .click()
  const sent = () =>
    vi
      .mocked(fetch)
      .mock.calls.flatMap(([address, init]) => (init?.method === 'PUT' ? [[String(address), JSON.parse(String(init.body))]] : []))
  await expect.poll(() => sent().length).toBe(2)
  expect(sent()[0]).toEqual([expect.stringContaining('/api/site/privacy/es'), { content: policy('Del producto'), version: 3 }])
})

test('PUB-05 a site with the policy of the product is offered nothing', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  await serve('Del producto')
  await renderPart(<OfferedPolicy />)
  await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBeGreaterThanOrEqual(4)
  expect(page.getByRole('heading').elements()).toEqual([])
})
