import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { isAskingServer, noteUnanswered } from '../client/connection.ts'
import { textIn } from '../i18n/catalog.ts'
import { bannerStore, closeBanner } from '../ui/banner-store.ts'
import { useOfflineLinks } from './offline-links.ts'

const t = textIn('es')

function Links({ onPress }: { onPress(): void }) {
  useOfflineLinks()
  return (
    <a
      href="/elsewhere"
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      Otra página
    </a>
  )
}

afterEach(() => {
  for (const { id } of bannerStore.current()) closeBanner(id)
})

const press = () => userEvent.click(page.getByRole('link', { name: 'Otra página' }))
const warnings = () => page.getByText(t('errors.offline_stay')).elements()

/** Replaces the connection of the browser: whether it says that it is online, and what becomes of a question to the server. */
function connect(onLine: boolean, answers: () => Promise<Response>) {
  noteUnanswered()
  const spies = [
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine),
    vi.spyOn(globalThis, 'fetch').mockImplementation(answers),
  ]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
}
const answered = () => Promise.resolve(new Response(null, { status: 503 }))
const failed = () => Promise.reject(new TypeError('Failed to fetch'))

test('SHR-02 a press on a link is followed when the server answers, whatever it says', async () => {
  connect(true, answered)
  const onPress = vi.fn()
  await renderPart(<Links onPress={onPress} />)
  await press()
  await expect.poll(() => onPress.mock.calls.length).toBe(1)
  // The answer is fresh: the next press waits for nothing.
  await press()
  expect(onPress).toHaveBeenCalledTimes(2)
  expect(warnings()).toHaveLength(0)
})

test.each([
  ['the browser is offline', false, answered],
  ['requests fail, though the browser says that it is online', true, failed],
] as const)('SHR-02 a press on a link stays on the page and says so when %s', async (_when, onLine, answers) => {
  connect(onLine, answers)
  const onPress = vi.fn()
  await renderPart(<Links onPress={onPress} />)
  await press()
  await expect.poll(() => warnings().length).toBe(1)
  expect(onPress).not.toHaveBeenCalled()
})

test('SHR-02 a press on a line that stays silent shows that it waits, and then stays on the page', async () => {
  const silent: { giveUp?: () => void } = {}
  connect(
    true,
    () =>
      new Promise((_resolve, reject) => Object.assign(silent, { giveUp: () => reject(new DOMException('', 'TimeoutError')) })),
  )
  const onPress = vi.fn()
  await renderPart(<Links onPress={onPress} />)
  await press()
  expect(isAskingServer.current()).toBe(true)
  expect(warnings()).toHaveLength(0)
  silent.giveUp?.()
  await expect.poll(() => warnings().length).toBe(1)
  expect([onPress.mock.calls.length, isAskingServer.current()]).toEqual([0, false])
})
