import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ApiKeyView } from '#domain/people/api-keys/api-keys.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { logInWith } from '../../../testing/session.ts'
import ApiKeys from './api-keys.tsx'

const t = textIn('es')
const key: ApiKeyView = {
  ...{ uuid: 'k', name: 'Nómina', begins: 'cantera_0123456789ab…', role: { name: '', built_in: 'administrator' } },
  ...{ made_by: 'Luz Mora', state: 'works', per_minute: 300, last_used_at: null },
  ...{ created_at: '2026-05-20T15:00:00Z', expires_at: '2026-08-20T15:00:00Z' },
}
const over: ApiKeyView = { ...key, uuid: 'o', name: 'Web vieja', state: 'idle' }

test.each([
  ['change', 2],
  ['view', 0],
] as const)('KEY-01 with the item %s of its module the page of keys offers %i revocations', async (item, offered) => {
  await logInWith([{ module: 'roles', item }], () => ({ data: [key, over], total: 2 }))
  await renderPart(<ApiKeys />)
  await expect.element(page.getByText('cantera_0123456789ab…').first()).toBeVisible()
  await expect.element(page.getByText(t('api_keys.never_used')).first()).toBeVisible()
  await expect.element(page.getByText(t('api_keys.idle'))).toBeVisible()
  const revocations = [key, over].flatMap(({ name }) =>
    page.getByRole('button', { name: t('api_keys.revoke_named', { name }) }).elements(),
  )
  expect(revocations).toHaveLength(offered)
  expect(page.getByRole('button', { name: t('api_keys.add') }).elements()).toHaveLength(offered > 0 ? 1 : 0)
  await expectAccessible()
})
