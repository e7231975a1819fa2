import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textIn } from '../../../../platform/i18n/catalog.ts'
import { settingsMetaName } from '../../../../platform/session/settings.ts'
import { card } from '../../../../testing/board-data.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { BoardCard } from './board-card.tsx'

const t = textIn('es')

beforeEach(() => {
  document.body.dataset.frame = 'workplace'
  const settings = document.createElement('meta')
  settings.name = settingsMetaName
  settings.content = JSON.stringify({ timeZone: 'America/Bogota' })
  document.head.append(settings)
  return () => settings.remove()
})

async function renderCard(mayChange: boolean, more: Parameters<typeof card>[1] = {}) {
  const onAction = vi.fn()
  const shown = card('Ana', more)
  await renderPart(
    <div style={{ paddingTop: 300 }}>
      <BoardCard card={shown} stage="apply" gap={false} chosen={false} onChoose={vi.fn()} {...{ mayChange, onAction }} />
    </div>,
  )
  return { onAction, shown }
}
const button = (key: 'board.notes_named' | 'board.remove_named') => page.getByRole('button', { name: t(key, { name: 'Ana' }) })

test('BRD-02 a card offers notes and removal beside its menu while the pointer is on it', async () => {
  const { onAction, shown } = await renderCard(true)
  const opacity = () => getComputedStyle(button('board.notes_named').element().parentElement as HTMLElement).opacity
  // The pointer may be where an earlier test has left it.
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } })
  await expect.poll(opacity).toBe('0')
  await userEvent.hover(page.getByRole('article'))
  expect(opacity()).toBe('1')
  await button('board.notes_named').click()
  await button('board.remove_named').click()
  expect(onAction.mock.calls).toEqual([
    ['notes', shown.uuid_element],
    ['remove', shown.uuid_element],
  ])
})

test('BRD-02 the focus on the menu of a card shows them, too', async () => {
  await renderCard(true)
  const menu = page.getByRole('button', { name: t('board.menu_named', { name: 'Ana' }) })
  ;(menu.element() as HTMLElement).focus()
  const quick = button('board.remove_named').element().parentElement as HTMLElement
  await expect.poll(() => getComputedStyle(quick).opacity).toBe('1')
})

test('BRD-02 a viewer without the right to change gets no removal, and the title has the e-mail address', async () => {
  const { shown } = await renderCard(false)
  expect(button('board.remove_named').elements()).toHaveLength(0)
  expect(page.getByRole('heading').element().getAttribute('title')).toBe(`Ana\n${shown.user.email}`)
})

const interview = {
  starts_at: '2026-11-25T15:00:00Z',
  ends_at: '2026-11-25T15:45:00Z',
  time_zone: 'America/Bogota',
  sender: 'Ana Ríos',
  sender_email: 'ana@example.com',
  place: '',
  note: '',
  answer: null,
  answer_note: '',
}
const kept = t('notification.state.kept')

test.each([
  ['an e-mail that left as usual', { notice: 'sent' }, 64, ''],
  ['an e-mail that failed', { notice: 'failed' }, 84, t('notification.state.failed')],
  [
    'a stage that the candidate does not know yet',
    { notice: 'not_notified', notified_stage: 'makeTest' },
    84,
    t('board.still_told', { stage: t('board.stage.makeTest') }),
  ],
  ['an interview without an answer', { notice: 'sent', interview }, 84, '25 nov 10:00 · sin respuesta'],
  ['a reply that waits', { notice: 'sent', reply_waits: true }, 84, t('replies.card_waits')],
  ['a hire', { notice: 'sent', hired_strut: 'Y' }, 84, t('users.hired')],
] as const)('BRD-06 a card has 64 px, and a line of 20 px more about %s', async (_, more, height, words) => {
  await renderCard(true, more)
  const shown = page.getByRole('article').element()
  expect(Math.round(shown.getBoundingClientRect().height)).toBeLessThanOrEqual(height + 2)
  expect(shown.textContent).toContain(words)
  expect(shown.textContent).not.toContain(kept)
})

test('BRD-06 SPEC-61 the time of an interview names its zone where the reader has another', async () => {
  await renderCard(true, { interview: { ...interview, time_zone: 'Europe/Madrid' } })
  await expect.element(page.getByText('25 nov 16:00 (hora de España) · sin respuesta')).toBeVisible()
})

const tested = { skill: 'SQL', dated: true, state: 'done', points: 60, error: 16 } as const
const untested = { skill: 'Excel', dated: false, state: 'take', points: null, error: null } as const
const resultsOf = (tests: readonly (typeof tested | typeof untested)[]) => ({
  tests: [...tests],
  skills: tests.length,
  skills_specific: tests.length,
  skills_test: tests.filter(({ points }) => points !== null).length,
})

test.each([
  ['two of three tests', [tested, { ...tested, points: 84 }, untested], 3, 2, '72'],
  ['no test yet', [untested, untested], 2, 0, ''],
  ['a result of zero points', [{ ...tested, points: 0 }], 1, 1, '0'],
] as const)('RNG-01 a card shows %s as squares, with the mean of the points', async (_, tests, squares, filled, mean) => {
  await renderCard(true, resultsOf(tests as never))
  const results = page.getByRole('img', { name: new RegExp(`^${filled}/${squares}[.] `) })
  await expect.element(results).toBeVisible()
  expect(results.element().querySelectorAll('rect')).toHaveLength(squares)
  expect(results.element().querySelectorAll('[data-done]')).toHaveLength(filled)
  expect(results.element().textContent).toBe(mean)
})

test('RNG-01 twelve tests are figures, and the tooltip of a card has each result with its bands', async () => {
  await renderCard(
    true,
    resultsOf([tested, ...Array.from({ length: 11 }, (_, at) => ({ ...untested, skill: `Prueba ${at}` as 'Excel' }))]),
  )
  const results = page.getByRole('img', { name: /^1\/12[.] / })
  expect(results.element().textContent).toBe('1/1260')
  expect(results.element().getAttribute('title')).toContain('SQL: 60 ±16 de 100 puntos: Excelente o Regular')
  expect(page.getByText(/Excelente/).elements()).toEqual([])
})

test('RNG-01 the actions that appear over a card leave its name free', async () => {
  await renderCard(true, resultsOf([tested, untested]))
  await userEvent.hover(page.getByRole('article'))
  const [name, quick] = [page.getByRole('heading').element(), button('board.notes_named').element()].map((one) =>
    one.getBoundingClientRect(),
  )
  expect(quick?.top).toBeGreaterThanOrEqual((name?.bottom ?? 0) - 2)
})

test('BRD-06 a card with a name of 60 letters stays as wide as its column, and its title has the whole name', async () => {
  const name = 'María Fernanda de los Ángeles Rodríguez Villavicencio-Echeve'
  const shown = card(name)
  await renderPart(
    <div style={{ width: 190 }}>
      <BoardCard card={shown} stage="apply" gap={false} chosen={false} mayChange onChoose={vi.fn()} onAction={vi.fn()} />
    </div>,
  )
  const article = page.getByRole('article').element()
  expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth)
  expect(page.getByRole('heading').element().getAttribute('title')).toContain(name)
})

test('BRD-06 the tooltip of the days has the state of the last e-mail', async () => {
  await renderCard(true, { notice: 'sent' })
  await expect.element(page.getByRole('img', { name: new RegExp(t('notification.state.sent')) })).toBeVisible()
})
