import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FileText } from '#domain/kernel/file-text.contract.ts'
import { expectAccessible } from '../../testing/accessibility.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { textIn } from '../i18n/catalog.ts'
import { FilePanel } from './file-panel.tsx'
import { ShownFile } from './shown-file.tsx'

const t = textIn('es')
const uuid = '0b7c9d8e-1f2a-4b3c-8d4e-5f6a7b8c9d0e'
const file = (signature: string) => `/files/${uuid}?expires=1900000000&signature=${signature}`
const bytes = 6385
const text = 'Mariana Ríos\nContadora con Siigo'

type Answer = FileText | 'away' | 'nothing'
const read: FileText = { state: 'read', reason: null, text, language: 'es', read_again_at: null }
const waiting: FileText = { ...read, state: 'waiting', text: '' }
const without = (state: 'empty' | 'failed', reason: FileText['reason']): FileText => ({ ...waiting, state, reason })

/** Answers requests for the text in this order, the last answer again and again. Returns the addresses that were asked for. */
function serve(...answers: Answer[]): string[] {
  const asked: string[] = []
  const original = window.fetch
  const fake = vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const isAgain = String(address).includes('/read-again')
    if (!isAgain && !String(address).includes('/text')) return original(address, init)
    asked.push(String(address))
    if (isAgain) return new Response(JSON.stringify({ success_message: 'files.reads_again', data: null }), { status: 200 })
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!
    if (answer === 'away') throw new TypeError('away')
    if (answer === 'nothing')
      return new Response(JSON.stringify({ error: true, error_message: 'errors.not_found' }), { status: 404 })
    return new Response(JSON.stringify({ data: answer }), { status: 200 })
  })
  onTestFinished(() => fake.mockRestore())
  return asked
}

const show = (name: string, signature = 'one') => renderPart(<ShownFile file={file(signature)} name={name} bytes={bytes} />)
const paper = (name: string) => page.getByRole('article', { name: t('files.text_of', { name }) })
const download = page.getByRole('link', { name: t('files.download') })

test.each(['cv.docx', 'cv.doc', 'cv.odt', 'dibujo.odg'])(
  'CVS-01 %s is shown as its text, in its language, with a download',
  async (name) => {
    const asked = serve({ ...read, language: 'en' })
    await show(name)
    await expect.element(paper(name)).toHaveTextContent('Mariana Ríos Contadora con Siigo')
    await expect.element(paper(name)).toHaveAttribute('lang', 'en')
    await expect.element(download).toHaveAttribute('href', file('one'))
    expect(asked).toEqual([expect.stringContaining(`/files/${uuid}/text?expires=1900000000&signature=one`)])
    await expectAccessible()
  },
)

test('CVS-01 a file that waits to be read says so, and its text appears by itself', async () => {
  serve(waiting, read)
  await show('cv.docx')
  await expect.element(page.getByText(t('files.reading', { name: 'cv.docx' }))).toBeVisible()
  await expect.element(download).toBeVisible()
  await expect.element(paper('cv.docx'), { timeout: 5000 }).toBeVisible()
})

test.each([
  ['empty', 'no_text'],
  ['failed', 'encrypted'],
  ['failed', 'broken'],
  ['failed', 'too_large'],
  ['failed', 'too_slow'],
] as const)('CVS-01 a file that is %s says why (%s) and stays a download', async (state, reason) => {
  serve(without(state, reason))
  await show('cv.docx')
  await expect.element(page.getByText(t(`files.no_text.${reason}`))).toBeVisible()
  await expect.element(download).toBeVisible()
  await expectAccessible()
})

test.each([
  ['took too long so far', { ...waiting, read_again_at: '2026-11-25T12:10:00.000Z' }, 'files.reads_later'],
  ['took too long at the last try, too', without('failed', 'too_slow'), 'files.no_text.too_slow'],
] as const)('SLW-01 a file that %s is read again at a press', async (_, text, message) => {
  const asked = serve(text, waiting, read)
  await show('cv.docx')
  await expect.element(page.getByText(t(message, { name: 'cv.docx' }), { exact: false })).toBeVisible()
  await page.getByRole('button', { name: t('files.read_again') }).click()
  await expect.element(paper('cv.docx'), { timeout: 5000 }).toBeVisible()
  expect(asked[1]).toContain(`/files/${uuid}/read-again?expires=1900000000&signature=one`)
})

test('CVS-01 a file whose text nobody reads is a download', async () => {
  serve('nothing')
  await show('cv.docx')
  await expect.element(page.getByText(t('files.not_shown'))).toBeVisible()
  await expect.element(download).toBeVisible()
})

test('CVS-01 a text that cannot be fetched is an error with a retry', async () => {
  serve('away', read)
  await show('cv.docx')
  await expect.element(page.getByText(t('errors.network'))).toBeVisible()
  await page.getByRole('button', { name: t('common.try_again') }).click()
  await expect.element(paper('cv.docx')).toBeVisible()
})

test('CVS-01 a PDF that cannot be drawn shows its text, or why there is none', async () => {
  serve(read)
  await show('cv.pdf')
  await expect.element(page.getByText(t('files.not_drawn')), { timeout: 10_000 }).toBeVisible()
  await expect.element(paper('cv.pdf')).toBeVisible()
})

test.each([
  ['empty', 'picture', 'files.not_searched'],
  ['failed', 'encrypted', 'files.not_read'],
] as const)(
  'CVS-06 a picture whose text is %s (%s) says that it is not searched, and what to do',
  async (state, reason, message) => {
    serve(without(state, reason))
    const drawn = await (await fetch('data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=')).blob()
    await renderPart(<ShownFile file={URL.createObjectURL(drawn)} name="cv.png" bytes={bytes} />)
    await expect.element(page.getByText(t(message))).toBeVisible()
  },
)

test('CVS-01 a newly signed path of the same file does not ask for the text again', async () => {
  const asked = serve(read)
  const { rerender } = await renderHere('one')
  await expect.element(paper('cv.docx')).toBeVisible()
  await rerender('two')
  await expect.element(download).toHaveAttribute('href', file('two'))
  expect(asked).toHaveLength(1)
})

/** A part whose signature a button changes, as a page does that reads its record again. */
async function renderHere(signature: string) {
  const { useState } = await import('react')
  function Page() {
    const [signed, setSigned] = useState(signature)
    return (
      <>
        <button type="button" onClick={() => setSigned('two')}>
          two
        </button>
        <ShownFile file={file(signed)} name="cv.docx" bytes={bytes} />
      </>
    )
  }
  await renderPart(<Page />)
  return { rerender: (name: string) => page.getByRole('button', { name, exact: true }).click() }
}

const panel = { file: file('one'), name: 'cv.docx', bytes, uploaded_at: '2026-11-25T12:00:00.000Z' }

test('CVS-01 on a wide screen the panel is a region that the keyboard reaches', async () => {
  await page.viewport(1280, 800)
  serve(read)
  await renderPart(<FilePanel label="Hoja de vida" file={panel} />)
  const region = page.getByRole('region', { name: 'Hoja de vida' })
  await expect.element(paper('cv.docx')).toBeVisible()
  await userEvent.tab()
  await expect.element(region).toHaveFocus()
})

test('CVS-01 on a phone the panel is closed and reads nothing until it is opened', async () => {
  await page.viewport(360, 740)
  const asked = serve(read)
  await renderPart(<FilePanel label="Hoja de vida" file={panel} />)
  await expect.element(page.getByText('Hoja de vida')).toBeVisible()
  expect(asked).toHaveLength(0)
  await page.getByText('Hoja de vida').click()
  await expect.element(paper('cv.docx')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
})
