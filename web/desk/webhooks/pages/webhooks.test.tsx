import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DeliveryView, WebhookView } from '#domain/desk/webhooks/webhooks.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { logInWith } from '../../../testing/session.ts'
import Webhooks from './webhooks.tsx'

const t = textIn('es')
const rights = [{ module: 'roles', item: 'change' }] as const
const url = 'https://hooks.example.com/cantera'
const webhook: WebhookView = {
  ...{ uuid: 'w', url, description: 'Nómina', events: ['hire.made'], state: 'active', version: 1 },
  ...{ failing_since: '2026-05-20T15:00:00Z', created_at: '2026-05-20T15:00:00Z' },
}
const delivery: DeliveryView = {
  ...{ uuid: 'd', event: 'hire.made', state: 'failed', attempts: 8, status: 500 },
  ...{ created_at: '2026-05-20T15:00:00Z', tried_at: '2026-05-20T15:00:00Z' },
}

test('HOK-01 a new receiver needs an https address and an event, and its secret is shown once', async () => {
  const made = { ...webhook, secret: 'whsec_abc' }
  await logInWith(rights, (address) =>
    address.includes('?') ? { data: [], total: 0 } : { success_message: 'webhooks.added', data: made },
  )
  await renderPart(<Webhooks />)
  await page
    .getByRole('button', { name: t('webhooks.add') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(t('webhooks.url')).fill('http://hooks.example.com')
  await dialog.getByRole('button', { name: t('common.save') }).click()
  await expect.element(dialog.getByText(t('webhooks.error.url'))).toBeVisible()
  await expect.element(dialog.getByText(t('webhooks.error.events'))).toBeVisible()
  await dialog.getByLabelText(t('webhooks.url')).fill(url)
  await dialog.getByLabelText(t('webhooks.event.hire.made')).click()
  await dialog.getByRole('button', { name: t('common.save') }).click()
  await expect.element(page.getByText('whsec_abc')).toBeVisible()
  await expectAccessible()
})

test('HOK-01 the page says that a receiver fails, and lists its deliveries', async () => {
  await logInWith(rights, (address) => ({ data: [address.includes('/deliveries') ? delivery : webhook], total: 1 }))
  await renderPart(<Webhooks />)
  await expect.element(page.getByText(t('webhooks.failing'))).toBeVisible()
  await page.getByRole('button', { name: t('common.actions_of', { name: url }) }).click()
  await page.getByRole('menuitem', { name: t('webhooks.deliveries') }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(t('webhooks.delivery.failed'))).toBeVisible()
  await expect.element(dialog.getByText('500')).toBeVisible()
  await expectAccessible()
})
