import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bannerStore, closeBanner, closeOldBanners, holdBanner, noteAction, releaseBanner, showBanner } from './banner-store.ts'

const shown = () => bannerStore.current().map(({ key }) => key)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of bannerStore.current()) closeBanner(id)
  vi.useRealTimers()
})

test('SHR-01 a banner shown with a navigation stays on the new page until the next one', () => {
  noteAction()
  showBanner('success', 'saved')
  closeOldBanners()
  expect(shown()).toEqual(['saved'])
  noteAction()
  expect(shown()).toEqual(['saved'])
  closeOldBanners()
  expect(shown()).toEqual([])
})

test('SHR-02 an error stays on its page until it is closed, success for ten seconds', () => {
  showBanner('error', 'failed')
  showBanner('success', 'saved')
  noteAction()
  vi.advanceTimersByTime(10_000)
  expect(shown()).toEqual(['failed'])
  closeOldBanners()
  expect(shown()).toEqual([])
})

test('SHR-01 success stays while the pointer is on it, and ten seconds more', () => {
  showBanner('success', 'saved')
  const [banner] = bannerStore.current()
  if (!banner) throw new Error('no banner')
  vi.advanceTimersByTime(9_000)
  holdBanner(banner.id)
  vi.advanceTimersByTime(60_000)
  releaseBanner(banner)
  vi.advanceTimersByTime(9_000)
  expect(shown()).toEqual(['saved'])
  vi.advanceTimersByTime(1_000)
  expect(shown()).toEqual([])
})
