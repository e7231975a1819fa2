import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setupSteps } from '#domain/desk/dashboard/dashboard.contract.ts'
import { importScreens } from '#domain/people/imports/imports.screens.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { logInWith } from '../../../testing/session.ts'
import { SetupChecklist } from './setup-checklist.tsx'

const t = textIn('es')
const nothing = () => ({ data: Object.fromEntries(setupSteps.map((step) => [step, false])) })
const mayImport = page.getByRole('link', { name: t('dashboard.setup.import') })

test('ADM-01 INT-03 the first steps lead to the import of candidates', async () => {
  await logInWith(
    [
      { module: 'roles', item: 'view' },
      { module: 'users', item: 'change' },
    ],
    nothing,
  )
  await renderPart(<SetupChecklist />)
  for (const step of setupSteps)
    await expect.element(page.getByRole('link', { name: t(`dashboard.setup.${step}`) })).toBeVisible()
  await expect.element(mayImport).toHaveAttribute('href', importScreens.imports.to())
  const name = `${t('dashboard.setup')} ${t('dashboard.setup_count', { done: 0, all: 5 })}`
  await expect.element(page.getByRole('heading', { name })).toBeVisible()
  await expectAccessible()
})

test('ADM-01 the first steps offer no import to a colleague without the right to it', async () => {
  await logInWith([{ module: 'roles', item: 'view' }], nothing)
  await renderPart(<SetupChecklist />)
  await expect.element(page.getByRole('link', { name: t('dashboard.setup.vacancy') })).toBeVisible()
  expect(mayImport.elements()).toEqual([])
})
