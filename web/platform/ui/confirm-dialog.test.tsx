import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessibility.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { ApiRefusal } from '../client/api-refusal.ts'
import { textIn } from '../i18n/catalog.ts'
import { ConfirmDelete } from './confirm-delete.tsx'

const t = textIn('es')
const name = 'Minas del Sur'
const dialog = page.getByRole('alertdialog')
const confirm = page.getByRole('button', { name: 'Sí, eliminar' })

const renderQuestion = ({ onDelete = vi.fn(async () => undefined), onClose = vi.fn(), stays = '' } = {}) =>
  renderPart(<ConfirmDelete name={name} {...(stays && { stays })} onDelete={onDelete} onClose={onClose} />).then(() => ({
    onDelete,
    onClose,
  }))

test('PRO-03 the dialog before a deletion announces the record and focuses the cancel button', async () => {
  await renderQuestion()
  await expect.element(dialog).toHaveAccessibleName(t('common.delete_title'))
  await expect.element(dialog).toHaveAccessibleDescription(t('common.delete_question', { name }))
  await expect.element(page.getByRole('button', { name: t('common.cancel') })).toHaveFocus()
})

test('PRO-03 Escape and the cancel button close the dialog without deleting', async () => {
  const { onDelete, onClose } = await renderQuestion()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  await page.getByRole('button', { name: t('common.cancel') }).click()
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(onDelete).not.toHaveBeenCalled()
})

test('SHR-02 a refused deletion says why in the open dialog, and can be retried', async () => {
  const onDelete = vi.fn(async () => undefined)
  onDelete.mockRejectedValueOnce(new ApiRefusal(0, 'errors.network'))
  const { onClose } = await renderQuestion({ onDelete })
  await confirm.click()
  await expect.element(dialog.getByText(t('errors.network'))).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await confirm.click()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('PRO-03 a record that cannot be deleted has a reason and no confirm button', async () => {
  await renderQuestion({ stays: 'Hay vacantes de este cliente.' })
  await expect.element(dialog).toHaveAccessibleDescription('Hay vacantes de este cliente.')
  await expect.element(confirm).not.toBeInTheDocument()
})

test('SHR-02 SHR-03 SHR-04 a confirmation that fails focuses the reason, and Tab returns to the button', async () => {
  const { promise, reject } = Promise.withResolvers<undefined>()
  const onDelete = vi.fn(async () => undefined)
  onDelete.mockReturnValueOnce(promise)
  const { onClose } = await renderQuestion({ onDelete })
  await expect.element(page.getByRole('button', { name: t('common.cancel') })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(confirm).toHaveAttribute('aria-busy', 'true')
  await expect.element(confirm).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  reject(new ApiRefusal(500, 'errors.unexpected'))
  await expect.element(dialog.getByRole('alert').filter({ hasText: t('errors.unexpected') })).toHaveFocus()
  expect(onDelete).toHaveBeenCalledOnce()
  await expectAccessible()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(confirm).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})
