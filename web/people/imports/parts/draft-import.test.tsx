import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ImportChoices } from '#domain/people/imports/imports.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { draft, preview, servePreview } from '../../../testing/import-drafts.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { DraftImport } from './draft-import.tsx'

const t = textIn('es')

afterEach(() => vi.restoreAllMocks())

const becomes = (name: string) => page.getByLabelText(t('imports.becomes_named', { column: name }))
const look = page.getByRole('button', { name: t('imports.look') })

test('INT-03 the columns show their guess, and two columns for one field cannot be reviewed', async () => {
  servePreview()
  await renderPart(<DraftImport one={draft} />)
  await expect.element(becomes('Nombre')).toHaveValue('full_name')
  await expect.element(becomes(t('imports.column_unnamed', { number: 3 }))).toHaveValue('ignore')
  // A CSV has no CVs to name.
  expect(
    becomes('Correo')
      .getByRole('option', { name: t('imports.field.cv') })
      .elements(),
  ).toEqual([])
  await becomes('Correo').selectOptions('full_name')
  await expect.element(page.getByText(t('imports.error.column_twice'))).toBeVisible()
  await expect.element(look).toHaveAttribute('aria-disabled', 'true')
  await becomes('Correo').selectOptions('ignore')
  await expect.element(look).not.toHaveAttribute('aria-disabled', 'true')
  await expectAccessible()
})

test('INT-14 several columns become the note at once, and may be joined to a name', async () => {
  const sent = servePreview()
  await renderPart(<DraftImport one={draft} />)
  await becomes('Correo').selectOptions('note')
  await page.getByRole('button', { name: t('imports.rest_to_note', { count: 1 }) }).click()
  await expect.element(becomes(t('imports.column_unnamed', { number: 3 }))).toHaveValue('note')
  expect(page.getByText(t('imports.error.column_twice')).elements()).toEqual([])
  await look.click()
  await expect.poll(() => sent.at(-1)?.columns).toEqual(['full_name', 'note', 'note'])
})

test('INT-03 a zip without a column for its CVs says that they are left out', async () => {
  servePreview()
  await renderPart(<DraftImport one={{ ...draft, file: { ...draft.file!, has_cvs: true } }} />)
  await expect.element(page.getByText(t('imports.no_cv_column'))).toBeVisible()
  await becomes(t('imports.column_unnamed', { number: 3 })).selectOptions('cv')
  await expect.element(page.getByText(t('imports.no_cv_column'))).not.toBeInTheDocument()
})

test('INT-03 the preview names wrong cells and repeated people, and waits until wrong lines are left out', async () => {
  const sent = servePreview()
  await renderPart(<DraftImport one={draft} />)
  await look.click()
  await expect.element(page.getByRole('heading', { name: t('imports.preview') })).toHaveFocus()
  const problems = page.getByRole('region', { name: t('imports.problems') }).last()
  await expect.element(problems.getByRole('rowheader', { name: '3' })).toBeVisible()
  for (const cell of ['Correo', 'luis@', t('imports.error.email')])
    await expect.element(problems.getByRole('cell', { name: cell })).toBeVisible()
  const interpreted = page.getByRole('region', { name: t('imports.interpreted') }).last()
  const inNote = t('imports.in_note', { reason: t('imports.error.email') })
  for (const cell of ['05/03/87', '5 de marzo de 1987', 'luis(arroba)', inNote])
    await expect.element(interpreted.getByRole('cell', { name: cell })).toBeVisible()
  await expect.element(page.getByText(t('imports.interpreted_more', { total: 101, count: 2 }), { exact: false })).toBeVisible()
  await expect.element(page.getByText(t('imports.repeated_line', { line: 2 }))).toBeVisible()
  const shared = page.getByRole('region', { name: t('imports.same_phone') }).last()
  await expect.element(shared.getByRole('cell', { name: t('imports.same_phone_line', { line: 9 }) })).toBeVisible()
  const names = t('imports.names_more', { names: 'Cobol', count: 2 })
  await expect.element(page.getByText(t('imports.unknown_skills', { names }))).toBeVisible()
  const run = page.getByRole('button', { name: t('imports.run', { count: 1 }) })
  await expect.element(run).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText(t('imports.why_not.wrong'))).toBeVisible()
  await page.getByLabelText(t('imports.leave_out_wrong', { count: 1 })).click()
  await expect.element(run).not.toHaveAttribute('aria-disabled', 'true')
  expect(sent.map(({ wrong }) => wrong)).toEqual(['stop', 'leave_out'])
  await expectAccessible()
})

test('INT-03 a decision made while another one is on its way reaches the server before the import', async () => {
  const sent = servePreview({ ...preview, counts: { new: 1, known: 0, declined: 0, twice: 0, wrong: 0 }, problems: [] })
  await renderPart(<DraftImport one={draft} />)
  await look.click()
  const run = page.getByRole('button', { name: t('imports.run', { count: 1 }) })
  await expect.element(run).not.toHaveAttribute('aria-disabled', 'true')
  const answers = Promise.withResolvers<void>()
  const served = vi.mocked(globalThis.fetch).getMockImplementation()
  vi.mocked(globalThis.fetch).mockImplementation(async (...call) => {
    await answers.promise
    return (await served?.(...call)) ?? Response.json({ data: [] })
  })
  await page.getByLabelText(t('imports.ask.later')).click()
  await page.getByLabelText(t('imports.ask.after_undo')).click()
  await page.getByLabelText(t('imports.ask.later')).click()
  await expect.element(run).toHaveAttribute('aria-busy', 'true')
  answers.resolve()
  await expect.element(run).not.toHaveAttribute('aria-busy', 'true')
  expect(sent.at(-1)?.ask).toBe('later')
})

test('INT-03 ambiguous dates are asked about once, and another column makes the preview outdated', async () => {
  const sent = servePreview({
    ...preview,
    counts: { new: 3, known: 0, declined: 1, twice: 0, wrong: 0 },
    problems: [],
    asks_date_order: true,
    plan: '',
  })
  await renderPart(<DraftImport one={draft} />)
  await look.click()
  await expect.element(page.getByText(t('imports.why_not.date_order'))).toBeVisible()
  await page.getByLabelText(t('imports.date_order.mdy')).click()
  await expect.poll(() => sent.map(({ date_order }) => date_order)).toEqual(['', 'mdy'])
  await becomes('Correo').selectOptions('ignore')
  await expect.element(page.getByRole('button', { name: t('imports.look_again') })).toBeVisible()
  expect(page.getByRole('heading', { name: t('imports.preview') }).elements()).toEqual([])
})

test('MOV-04 hidden rows are asked about before the import can start', async () => {
  const sent = servePreview({ ...preview, counts: { ...preview.counts, wrong: 0 }, problems: [], hidden_rows: [3, 5], plan: '' })
  await renderPart(<DraftImport one={draft} />)
  await look.click()
  await expect.element(page.getByText(t('imports.hidden_hint', { count: 2, lines: '3, 5' }))).toBeVisible()
  await expect.element(page.getByText(t('imports.why_not.hidden'))).toBeVisible()
  await page.getByLabelText(t('imports.hidden.leave_out')).click()
  await expect.poll(() => sent.map(({ hidden }) => hidden)).toEqual(['', 'leave_out'])
})

test('INT-03 an import that added nobody says why', async () => {
  servePreview()
  await renderPart(<DraftImport one={{ ...draft, problem: 'imports.error.changed' }} />)
  await expect.element(page.getByText(t('imports.error.changed'), { exact: false })).toBeVisible()
})

test('INT-03 a review comes back after a reload, and says which people are asked for consent', async () => {
  const sent = servePreview({ ...preview, to_ask: 1, without_email: 2 })
  const choices: ImportChoices = {
    ...{ columns: ['full_name', 'email', 'ignore'], date_order: '', language: 'es', vacancy: '', known: 'leave_out' },
    ...{ wrong: 'leave_out', ask: 'later', ask_on: '', hidden: '' },
    ...{ consent_way: 'ask', consented_on: '', consent_how: '', consent_covers: 'both', consent_declared: false },
  }
  await renderPart(<DraftImport one={{ ...draft, choices }} />)
  await expect.element(page.getByRole('heading', { name: t('imports.preview') })).toBeVisible()
  expect(sent).toEqual([choices])
  await expect.element(page.getByText(t('imports.to_ask', { count: 1 }))).toBeVisible()
  await expect.element(page.getByText(t('imports.without_email', { count: 2 }))).toBeVisible()
  await expect.element(page.getByLabelText(t('imports.ask.later'))).toBeChecked()
})

test('INT-07 an import says with which consent each line comes in, and waits for the declaration', async () => {
  const line = { line: 2, fullname: 'Ana Gómez', consented_on: '', consent_how: '', reason: null, person: null, effect: null }
  const written = [{ heading: 'Autoriza', value: 'No' }]
  const lines = [
    { ...line, written, line: 9, fullname: 'Eva Rey', outcome: 'declined' as const, effect: 'left_out' as const },
    { ...line, written: [], fullname: 'Rita Rey', outcome: 'refused' as const },
    { ...line, written: [], line: 3, outcome: 'asked' as const, reason: 'imports.error.consent_future' },
    { ...line, written: [], line: 4, outcome: 'held' as const, consented_on: '2024-03-02', consent_how: 'Feria' },
  ]
  const sent = servePreview({
    ...preview,
    ...{ counts: { new: 3, known: 0, declined: 0, twice: 0, wrong: 0 }, problems: [] },
    consents: { open: 3, needs_declaration: true, held: 1, refused: 1, declined: 1, lines, count: 4 },
  })
  await renderPart(<DraftImport one={draft} />)
  await look.click()
  expect(page.getByLabelText(t('imports.consent_declared')).elements()).toEqual([])
  await page.getByLabelText(t('imports.consent_way.held')).click()
  const run = page.getByRole('button', { name: t('imports.run', { count: 3 }) })
  await expect.element(run).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText(t('imports.why_not.consents'))).toBeVisible()
  const table = page.getByRole('region', { name: t('imports.consents') }).last()
  const given = t('imports.consent_given', { date: '2 de marzo de 2024', how: 'Feria' })
  for (const cell of [
    'Autoriza: No',
    t('imports.declined.left_out'),
    t('imports.consent_outcome.refused'),
    t('imports.error.consent_future'),
    given,
  ])
    await expect.element(table.getByRole('cell', { name: cell })).toBeVisible()
  await page.getByLabelText(t('imports.consented_on')).fill('2024-03-02')
  await page.getByLabelText(t('imports.consent_how')).fill('Feria de empleo')
  await page.getByLabelText(t('imports.consent_declared')).click()
  await expect.element(run).not.toHaveAttribute('aria-disabled', 'true')
  expect(sent.at(-1)).toMatchObject({
    ...{ consent_way: 'held', consented_on: '2024-03-02', consent_how: 'Feria de empleo', consent_declared: true },
  })
  await expectAccessible()
})

test('INT-14 a file of several sheets is read by the one that staff choose', async () => {
  servePreview()
  const sheets = [
    { name: 'Resumen', rows: 2 },
    { name: 'Candidatos', rows: 3 },
  ]
  await renderPart(<DraftImport one={{ ...draft, file: { ...draft.file!, sheets, sheet: 'Candidatos' } }} />)
  const choice = page.getByLabelText(t('imports.sheet'))
  await expect.element(choice).toHaveValue('Candidatos')
  await choice.selectOptions('Resumen')
  const sent = vi.mocked(globalThis.fetch).mock.calls.map(([url, init]) => [String(url), String(init?.body)])
  expect(sent.filter(([url]) => url?.endsWith('/reading'))).toEqual([
    [expect.any(String), JSON.stringify({ sheet: 'Resumen', encoding: '' })],
  ])
  await expectAccessible()
})

test('INT-14 a file whose encoding is not proven cannot be reviewed before staff choose it by a sample', async () => {
  servePreview()
  const choices = [
    { encoding: 'windows-1252' as const, sample: 'O’Brien' },
    { encoding: 'macintosh' as const, sample: 'OíBrien' },
  ]
  const encoding = { used: 'windows-1252' as const, is_certain: false, choices }
  await renderPart(<DraftImport one={{ ...draft, file: { ...draft.file!, encoding } }} />)
  await expect.element(page.getByText(t('imports.why_not.encoding'))).toBeVisible()
  await expect.element(look).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(page.getByLabelText(t('imports.encoding_option', { name: t('imports.encoding.macintosh'), sample: 'OíBrien' })))
    .not.toBeChecked()
  await expectAccessible()
  await page.getByLabelText(t('imports.encoding_option', { name: t('imports.encoding.windows-1252'), sample: 'O’Brien' })).click()
  await expect
    .poll(() => vi.mocked(globalThis.fetch).mock.calls.filter(([url]) => String(url).endsWith('/reading')).length)
    .toBe(1)
})

test('SLW-01 a preview that the machine was too busy for is tried again with the same choices', async () => {
  const sent = servePreview()
  const answer = vi.mocked(globalThis.fetch).getMockImplementation()!
  let isBusy = true
  vi.mocked(globalThis.fetch).mockImplementation(async (address, init) => {
    if (init?.method !== 'PUT' || !isBusy) return answer(address, init)
    isBusy = false
    return new Response(JSON.stringify({ error_message: 'errors.busy', errors: {} }), { status: 503 })
  })
  await renderPart(<DraftImport one={draft} />)
  await becomes('Correo').selectOptions('ignore')
  await look.click()
  await expect.element(page.getByText(t('errors.busy'))).toBeVisible()
  await expect.element(becomes('Correo')).toHaveValue('ignore')
  await page.getByRole('button', { name: t('common.try_again') }).click()
  await expect.element(page.getByRole('heading', { name: t('imports.preview') })).toBeVisible()
  expect(sent.at(-1)?.columns).toContain('ignore')
})
