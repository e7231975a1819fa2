import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UpdateView } from '#domain/desk/updates/updates.contract.ts'
import { updateWords } from '#domain/desk/updates/updates.rules.ts'
import { updateScreens } from '#domain/desk/updates/updates.screens.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { Bell } from './bell.tsx'
import { updatePath } from './update-path.ts'

const t = textIn('es')
const nothing: UpdateView = {
  uuid: '1',
  kind: 'application',
  at: '2026-11-25T12:00:00Z',
  read: false,
  count: 1,
  vacancy: null,
  candidate: null,
  author: '',
  is_owner: false,
  name_skill: '',
  answer: null,
  subject: '',
  to_name: '',
}
const vacancy = { uuid: 'v', name_job: 'Contador', language_job: 'es' } as const
const candidate = { uuid: 'p', fullname: 'Ana Ruiz', uuid_element: 'c' }
const applications: UpdateView = { ...nothing, uuid: 'a', vacancy, candidate, count: 5 }
const mention: UpdateView = { ...nothing, uuid: 'm', kind: 'mention', vacancy, candidate, author: 'Luz Mar' }

/** The server's updates; marking answers like the server. */
let updates: UpdateView[]
const marked: string[] = []

beforeEach(() => {
  updates = [mention, applications, { ...nothing, uuid: 'r', kind: 'rating_due', count: 2, read: true }]
  marked.length = 0
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    const { pathname } = new URL(String(address instanceof Request ? address.url : address), location.href)
    const one = /\/api\/notices\/(\w+)\/read$/.exec(pathname)?.[1]
    if (pathname.endsWith('/read')) {
      marked.push(one ?? 'all')
      updates = updates.map((update) => ({ ...update, read: update.read || one === undefined || one === update.uuid }))
      return Response.json({ success_message: one ? 'notices.marked_one' : 'notices.marked_all' })
    }
    const unread = updates.filter(({ read }) => !read).length
    return Response.json({ data: { newest: updates, unread, unread_capped: false } })
  })
  return () => fetch.mockRestore()
})

const opener = page.getByRole('button', { name: /Novedades/ })
const panel = page.getByRole('region', { name: t('notices.title') })

test('NOT-01 the bell counts what is unread and lists what happened, to whom and where', async () => {
  await renderPart(<Bell />)
  await expect.element(opener).toHaveAccessibleName(t('notices.open', { words: t('notices.unread', { count: 2 }) }))
  await opener.click()
  await expect.element(panel.getByRole('listitem')).toHaveLength(3)
  await expect.element(panel.getByText(/Luz Mar te mencionó en una nota sobre Ana Ruiz/)).toBeVisible()
  await expect.element(panel.getByText(/5 postulaciones nuevas/)).toBeVisible()
  await expect.element(panel.getByText('Contador').first()).toBeVisible()
  await expect.element(panel.getByText('2 respuestas escritas por calificar')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
})

test('NOT-01 one is marked as read, or all at once', async () => {
  await renderPart(<Bell />)
  await opener.click()
  await panel
    .getByRole('button', { name: t('notices.mark_named', { words: '5 postulaciones nuevas; la última: Ana Ruiz' }) })
    .click()
  await expect.element(opener).toHaveAccessibleName(t('notices.open', { words: t('notices.unread', { count: 1 }) }))
  await panel.getByRole('button', { name: t('notices.mark_all') }).click()
  await expect.element(opener).toHaveAccessibleName(t('notices.open', { words: t('notices.unread_none') }))
  expect(marked).toEqual(['a', 'all'])
})

test('NOT-01 following an update marks it as read, closes the bell and opens what it is about', async () => {
  const { router } = await renderPart(<Bell />, { pages: { '/dropDrag/v': <p>Tablero</p> } })
  await opener.click()
  await panel.getByRole('link', { name: /te mencionó/ }).click()
  await expect.element(page.getByText('Tablero')).toBeVisible()
  expect(router.state.location.search).toBe('?q=Ana%20Ruiz&card=c&show=notes')
  await vi.waitFor(() => expect(marked).toEqual(['m']))
})

test('NOT-01 without any update the bell says what will be here', async () => {
  updates = []
  await renderPart(<Bell />)
  await opener.click()
  await expect.element(panel.getByText(t('notices.empty_hint'))).toBeVisible()
  await expect.element(panel.getByRole('link')).toHaveAttribute('href', updateScreens.updates.to())
})

test.each<[Partial<UpdateView>, string, string]>([
  [{ vacancy, candidate, count: 1 }, 'Postulación nueva: Ana Ruiz', '/dropDrag/v?q=Ana%20Ruiz&card=c&show=details'],
  [{ vacancy, candidate, count: 2 }, '2 postulaciones nuevas; la última: Ana Ruiz', '/dropDrag/v'],
  [{ vacancy, candidate, count: 100 }, 'Más de 100 postulaciones nuevas; la última: Ana Ruiz', '/dropDrag/v'],
  [{ kind: 'team_joined', vacancy, author: 'Luz' }, 'Luz te sumó al equipo de esta vacante', '/dropDrag/v'],
  [{ kind: 'team_joined', vacancy, author: 'Luz', is_owner: true }, 'Luz te dejó a cargo de esta vacante', '/dropDrag/v'],
  [{ kind: 'team_joined', vacancy }, 'Te sumaron al equipo de esta vacante', '/dropDrag/v'],
  [
    { kind: 'interview_answered', vacancy, candidate, answer: 'other_time' },
    'Ana Ruiz pidió otra hora para la entrevista',
    '/dropDrag/v?q=Ana%20Ruiz&card=c&show=details',
  ],
  [
    { kind: 'test_finished', vacancy, candidate, name_skill: 'Excel' },
    'Ana Ruiz terminó la prueba de Excel',
    '/dropDrag/v?q=Ana%20Ruiz&card=c&show=details',
  ],
  [
    { kind: 'test_finished', vacancy, candidate, count: 3 },
    'Ana Ruiz terminó 3 pruebas',
    '/dropDrag/v?q=Ana%20Ruiz&card=c&show=details',
  ],
  [{ kind: 'rating_due' }, 'Una respuesta escrita por calificar', '/admin/users/rating'],
  [
    { kind: 'mention', author: 'Luz', candidate: { ...candidate, uuid_element: null } },
    'Luz te mencionó en una nota sobre Ana Ruiz',
    '/admin/users/profile/p#notes-on-the-person',
  ],
  [{ kind: 'email_failed', subject: 'Hola', to_name: 'Eva' }, 'No se pudo enviar «Hola» a Eva', '/dashboard/admin/emails'],
])('NOT-04 the update %j says %j and leads to %s', (fields, words, path) => {
  const update = { ...nothing, ...fields }
  expect(updateWords(t, update)).toBe(words)
  expect(updatePath(update)).toBe(path)
})
