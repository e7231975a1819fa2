import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { AddPersonForm } from './add-person-form.tsx'

const t = textIn('es')

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('INT-01 a taken address links the person who has it, until another address is typed', async () => {
  const refusal = { error_message: 'errors.duplicate', errors: { email: ['intake.error.taken'] }, uuid: 'p1' }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: [] }))
  // A form with a file field is sent by XMLHttpRequest.
  vi.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockReturnValue(409)
  vi.spyOn(XMLHttpRequest.prototype, 'response', 'get').mockReturnValue(refusal)
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    this.dispatchEvent(new ProgressEvent('load'))
  })
  await renderPart(<AddPersonForm vacancy="" vacancyField={null} onAdded={vi.fn()} />)
  await page.getByLabelText(t('personal.name')).fill('Ana')
  await page.getByLabelText(t('personal.lastname')).fill('Rojas')
  const email = page.getByLabelText(t('intake.email'), { exact: false })
  await email.fill('ana@example.com')
  await page.getByRole('button', { name: t('intake.save') }).click()
  const link = page.getByRole('link', { name: t('intake.error.taken_link') })
  await expect.element(link).toHaveAttribute('href', userScreens.userProfile.to({ uuid: 'p1' }))
  await expectAccessible()
  await email.fill('otra@example.com')
  await expect.element(link).not.toBeInTheDocument()
})
