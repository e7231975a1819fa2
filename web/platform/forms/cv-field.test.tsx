import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { documentExtensions } from '#domain/kernel/file-kinds.ts'
import { limits } from '#domain/kernel/limits.ts'
import { expectAccessible } from '../../testing/accessibility.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { textIn } from '../i18n/catalog.ts'
import { CvField } from './cv-field.tsx'
import { FormEnd, FormShell } from './form-shell.tsx'

const t = textIn('es')
const files = { cv: { required: 'portfolio.error.file_required', kinds: documentExtensions } }
const send = page.getByRole('button', { name: 'Enviar' })
const input = page.getByLabelText('Hoja de vida', { exact: true })
const rows = page.getByRole('list', { name: t('common.pages_order') }).getByRole('listitem')

async function show() {
  const submit = vi.fn((_fields: object, { files: { cv } }: { files: Record<string, File | undefined> }) => Promise.resolve(cv))
  await renderPart(
    <FormShell name="cv" schema={z.object({})} initial={{}} files={files} submit={submit} onDone={() => {}}>
      <CvField name="cv" label="Hoja de vida" kinds={documentExtensions} />
      <FormEnd label="Enviar" />
    </FormShell>,
  )
  const sent = async () => {
    await send.click()
    await expect.poll(() => submit.mock.results.length).toBe(1)
    return (await submit.mock.results[0]?.value) as File
  }
  return { submit, sent }
}

/** A photo whose pixels differ, as a camera takes it. */
async function photo(name: string, width = 600, height = 800): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  const pixels = context.createImageData(width, height)
  for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : (at * 2654435761) >>> 24
  context.putImageData(pixels, 0, 0)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })], name, { type: 'image/jpeg' })
}

const sizesIn = async (pdf: File) =>
  [...new TextDecoder('latin1').decode(await pdf.arrayBuffer()).matchAll(/\/Width (\d+) \/Height (\d+)/g)].map(
    ([, width, height]) => Number(width) > Number(height),
  )

test('REG-08 several photos become one PDF below the limit, in an order that the keyboard changes', async () => {
  const { sent } = await show()
  await userEvent.upload(input, [await photo('uno.jpg'), await photo('dos.jpg', 800, 600), await photo('tres.jpg')])
  await expect.element(rows.nth(2)).toHaveTextContent('Página 3 tres.jpg')
  await expect.element(page.getByText(/^3 páginas · /)).toBeVisible()
  await expectAccessible()
  const up = rows.nth(1).getByRole('button', { name: t('common.page_up', { number: 2 }) })
  up.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(rows.first()).toHaveTextContent('Página 1 dos.jpg')
  await expect.element(page.getByText(t('common.page_moved', { number: 1, count: 3 }))).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: t('common.page_up', { number: 1 }) })).toHaveFocus()
  const pdf = await sent()
  expect([pdf.name, pdf.type]).toEqual(['hoja-de-vida-en-fotos.pdf', 'application/pdf'])
  expect(pdf.size).toBeLessThan(limits.upload.bytes)
  expect(pdf.size).toBeGreaterThan(limits.upload.bytes / 3)
  expect(await sizesIn(pdf)).toEqual([true, false, false])
})

test('REG-08 a photo is added to the photo before it, and removing pages leaves a picture again', async () => {
  const { sent } = await show()
  await userEvent.upload(input, await photo('uno.jpg', 1200, 1600))
  await expect.element(page.getByText('uno.jpg')).toBeVisible()
  await userEvent.upload(input, await photo('dos.jpg'))
  await expect.element(rows.nth(1)).toHaveTextContent('Página 2 dos.jpg')
  await page.getByRole('button', { name: t('common.page_remove', { number: 1 }) }).click()
  await expect.element(page.getByText('dos.jpg')).toBeVisible()
  await expect.element(page.getByRole('button', { name: t('common.page_add') })).toHaveFocus()
  await expect.element(rows.first()).not.toBeInTheDocument()
  expect((await sent()).name).toBe('dos.jpg')
})

test('REG-08 a damaged photo is named and leaves the other pages as they are', async () => {
  const { sent } = await show()
  await userEvent.upload(input, [await photo('uno.jpg'), await photo('dos.jpg')])
  await expect.element(rows.nth(1)).toBeVisible()
  await userEvent.upload(input, [new File(['x'.repeat(900)], 'rota.jpg'), new File(['x'.repeat(900)], 'IMG_2.HEIC')])
  await expect.element(page.getByText(t('common.page_damaged', { name: 'rota.jpg' }))).toBeVisible()
  await expect.element(page.getByText(t('common.page_unreadable', { name: 'IMG_2.HEIC' }))).toBeVisible()
  await expect.element(rows.nth(1)).toHaveTextContent('Página 2 dos.jpg')
  await expectAccessible()
  // Until the PDF is made, the form refuses to be sent.
  await expect.element(page.getByText(/^2 páginas · /)).toBeVisible()
  expect((await sent()).name).toBe('hoja-de-vida-en-fotos.pdf')
})

test('REG-05 a HEIC photo under the name of a JPG is refused when it is chosen, with what to do', async () => {
  await show()
  await userEvent.upload(input, new File(['\0\0\0\x18ftypheic', 'x'.repeat(900)], 'IMG_3.jpg'))
  await expect.element(page.getByText(t('portfolio.error.file_photo')).first()).toBeVisible()
})

test('REG-08 a document replaces photos, and documents and photos together are refused', async () => {
  const { sent } = await show()
  await userEvent.upload(input, [await photo('uno.jpg'), await photo('dos.jpg')])
  await expect.element(rows.nth(1)).toBeVisible()
  const document = new File(['%PDF-1.4'], 'cv.pdf')
  await userEvent.upload(input, [document, await photo('tres.jpg')])
  await expect.element(page.getByText(t('common.pages_mixed'))).toBeVisible()
  await expect.element(rows.nth(1)).toBeVisible()
  await userEvent.upload(input, document)
  await expect.element(rows.first()).not.toBeInTheDocument()
  expect((await sent()).name).toBe('cv.pdf')
})

test('REG-08 more photos than fit are named', async () => {
  await show()
  const one = await photo('hoja.jpg', 300, 400)
  await userEvent.upload(
    input,
    Array.from({ length: limits.cvPages + 1 }, (_, at) => new File([one], `hoja-${at + 1}.jpg`)),
  )
  await expect.element(rows.nth(limits.cvPages - 1)).toBeVisible()
  await expect.element(page.getByText(t('common.pages_most', { count: limits.cvPages }))).toBeVisible()
  await expect.element(page.getByRole('button', { name: t('common.page_add') })).not.toBeInTheDocument()
})
