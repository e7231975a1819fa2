import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { textIn } from '../i18n/catalog.ts'
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

test.each([
  [true, 1, 0],
  [false, 0, 1],
])('SHR-02 a press on a link while the connection is there (%s) is followed %s times', async (onLine, followed, told) => {
  const connected = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  onTestFinished(() => connected.mockRestore())
  const onPress = vi.fn()
  await renderPart(<Links onPress={onPress} />)
  await userEvent.click(page.getByRole('link', { name: 'Otra página' }))
  expect(onPress).toHaveBeenCalledTimes(followed)
  expect(page.getByText(t('errors.offline_stay')).elements()).toHaveLength(told)
})
