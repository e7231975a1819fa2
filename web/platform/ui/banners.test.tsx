import { Link } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { textIn } from '../i18n/catalog.ts'
import { bannerStore, closeBanner, showBanner } from './banner-store.ts'

const t = textIn('es')
const success = page.getByRole('status').getByText(/se agregó correctamente/)
const error = page.getByRole('alert').getByText(t('errors.network'))

afterEach(() => {
  vi.useRealTimers()
  for (const { id } of bannerStore.current()) closeBanner(id)
})

test('SHR-01 a success names its record in a live region and can be closed', async () => {
  await renderPart(null)
  showBanner('success', 'common.added', { name: 'Minas del Sur' })
  await expect.element(success).toHaveTextContent('Minas del Sur se agregó correctamente')
  await page.getByRole('button', { name: t('common.close') }).click()
  await expect.element(success).not.toBeInTheDocument()
})

test('SHR-01 a success closes after ten seconds, an error stays until it is closed', async () => {
  await renderPart(null)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  showBanner('success', 'common.added', { name: 'Minas del Sur' })
  showBanner('error', 'errors.network')
  vi.advanceTimersByTime(9_999)
  expect(bannerStore.current()).toHaveLength(2)
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.element(success).not.toBeInTheDocument()
  await expect.element(error).toBeVisible()
})

test('SHR-01 a banner follows the language of the page', async () => {
  await renderPart(null, { language: 'en' })
  showBanner('success', 'common.added', { name: 'Minas del Sur' })
  await expect.element(page.getByText('Minas del Sur was added successfully')).toBeVisible()
})

test('SHR-01 a navigation closes the banners of the former page', async () => {
  const links = (
    <>
      <Link to="?q=a">Buscar</Link> <Link to="/otra">Otra página</Link>
    </>
  )
  const { router } = await renderPart(links, { pages: { '/otra': <h1>Otra</h1> } })
  showBanner('error', 'errors.network')
  await page.getByRole('link', { name: 'Buscar' }).click()
  await expect.poll(() => router.state.location.search).toBe('?q=a')
  await expect.element(error).toBeVisible()
  await page.getByRole('link', { name: 'Otra página' }).click()
  await expect.element(page.getByRole('heading', { name: 'Otra' })).toBeVisible()
  await expect.element(error).not.toBeInTheDocument()
})
