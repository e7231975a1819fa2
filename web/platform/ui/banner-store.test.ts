import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bannerStore, closeBanner, closeSpokenBanners, holdBanner, letBannerGo, noteStep, showBanner } from './banner-store.ts'

const shown = () => bannerStore.current().map(({ key }) => key)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of bannerStore.current()) closeBanner(id)
  vi.useRealTimers()
})

test('SHR-01 a banner shown with a navigation stays on the new page until the next one', () => {
  noteStep()
  showBanner('success', 'saved')
  closeSpokenBanners()
  expect(shown()).toEqual(['saved'])
  noteStep()
  expect(shown()).toEqual(['saved'])
  closeSpokenBanners()
  expect(shown()).toEqual([])
})

test('SHR-02 an error stays on its page until it is closed, success for ten seconds', () => {
  showBanner('error', 'failed')
  showBanner('success', 'saved')
  noteStep()
  vi.advanceTimersByTime(10_000)
  expect(shown()).toEqual(['failed'])
  closeSpokenBanners()
  expect(shown()).toEqual([])
})

test('SHR-01 success stays while the pointer is on it, and ten seconds more', () => {
  showBanner('success', 'saved')
  const [banner] = bannerStore.current()
  if (!banner) throw new Error('no banner')
  vi.advanceTimersByTime(9_000)
  holdBanner(banner.id)
  vi.advanceTimersByTime(60_000)
  letBannerGo(banner)
  vi.advanceTimersByTime(9_000)
  expect(shown()).toEqual(['saved'])
  vi.advanceTimersByTime(1_000)
  expect(shown()).toEqual([])
})
