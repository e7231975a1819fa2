import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ImportPreview } from '#domain/people/imports/import-preview.contract.ts'
import { contentScreens } from '#domain/site/content/contents.screens.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { draft, preview, servePreview } from '../../../testing/import-drafts.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { logInWith } from '../../../testing/session.ts'
import { DraftImport } from './draft-import.tsx'

const t = textIn('es')
const clean = { problems: [], counts: { new: 1, known: 0, declined: 0, twice: 0, wrong: 0 } }

afterEach(() => vi.restoreAllMocks())

async function review(answer: Partial<ImportPreview>, one = draft) {
  servePreview({ ...preview, ...clean, ...answer })
  await renderPart(<DraftImport one={one} />)
  await page.getByRole('button', { name: t('imports.look') }).click()
  await expect.element(page.getByRole('heading', { name: t('imports.preview') })).toBeVisible()
}

test('INT-03 a file of known people only does not ask about consent, and has no choice of one answer', async () => {
  const cvs = { ...draft.file!, has_cvs: true, columns: [{ heading: 'Correo', samples: ['a'], guess: 'email' as const }] }
  await review(
    {
      ...{
        counts: { new: 0, known: 2, declined: 0, twice: 0, wrong: 0 },
        to_ask: 0,
        rows: [],
        same_phone: { people: [], count: 0 },
      },
      completions: { people: [], count: 2, unchanged: 0 },
      consents: { ...preview.consents, open: 0 },
    },
    { ...draft, file: cvs },
  )
  await expect.element(page.getByText(t('imports.known_only'))).toBeVisible()
  expect(page.getByRole('radio', { name: t('imports.known.complete') }).elements()).toEqual([])
  expect(page.getByText(t('imports.consent_way')).elements()).toEqual([])
  expect(page.getByText(t('imports.ask_hint')).elements()).toEqual([])
})

test('INT-03 people without an address are not asked now or later', async () => {
  await review({ to_ask: 0, without_email: 1 })
  await expect.element(page.getByText(t('imports.term_hint'))).toBeVisible()
  expect(page.getByRole('radio', { name: t('imports.ask.later') }).elements()).toEqual([])
})

test('SPEC-59 a review warns of e-mails in the name of the example company, with a link to enter it', async () => {
  await logInWith([{ module: 'roles', item: 'change' }])
  await review({ example_names: ['Cantera'] })
  const notice = page.getByText(t('imports.example_company', { names: 'Cantera' }), { exact: false })
  await expect.element(notice).toBeVisible()
  const link = page.getByRole('link', { name: t('imports.example_company_enter') })
  await expect.element(link).toHaveAttribute('href', contentScreens.editContent.to({ part: 'company' }))
  await expectAccessible()
})

test('SPEC-59 colleagues who may not enter the company are asked to request it', async () => {
  await logInWith([{ module: 'users', item: 'change' }])
  await review({ example_names: ['Cantera'] })
  await expect.element(page.getByText(t('imports.example_company_ask'), { exact: false })).toBeVisible()
})

test('INT-03 numbers of a sentence are written alike', async () => {
  await review({
    counts: { new: 2006, known: 0, declined: 0, twice: 1999, wrong: 0 },
    interpreted: { ...preview.interpreted, count: 12_345 },
  })
  for (const words of ['2.006 personas nuevas', '1.999 repetidas en el archivo', 'Importar 2.006 personas', 'Son 12.345 celdas'])
    await expect.element(page.getByText(words, { exact: false }).first()).toBeVisible()
})

test('CON-01 a file with nobody to import or to record says so, and has no button', async () => {
  await review({ counts: { new: 0, known: 0, declined: 0, twice: 0, wrong: 0 }, rows: [] })
  await expect.element(page.getByText(t('imports.why_not.nobody'))).toBeVisible()
  expect(page.getByRole('button', { name: t('imports.run_declined') }).elements()).toEqual([])
})

test('CON-02 a review says who comes in with the mark, who has it already, and under what words', async () => {
  const people = [
    { line: 2, fullname: 'Ada Gil', words: 'Estado: No llamar', person: null },
    { line: 3, fullname: 'Bea Paz', words: '', person: 'u1' },
  ]
  await review({ no_contact: { people, count: 1, already: 1 } })
  for (const words of [
    t('imports.no_contact_hint', { count: 1 }),
    t('imports.no_contact_already', { count: 1 }),
    t('imports.no_contact_marked'),
  ])
    await expect.element(page.getByText(words, { exact: false }).first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Bea Paz' })).toBeVisible()
})

test('MOV-03 the first rows show the owner of each person', async () => {
  await review({ rows: preview.rows.map((row) => ({ ...row, owner: 'Diego Páez' })) })
  await expect.element(page.getByRole('columnheader', { name: t('imports.field.owner') })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'Diego Páez' })).toBeVisible()
})
