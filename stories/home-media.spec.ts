import type { Page } from '@playwright/test'
import { expect, test, text } from './support/test.ts'

const host = 'https://media.example.com/cantera'
test.use({ settings: { MEDIA_URL: host } })

/** Answers the media host of the company, which holds its videos. */
const serveVideos = (page: Page) =>
  page.route(`${host}/**`, (route) =>
    route.fulfill({
      path: `server/testing/files/media/${route
        .request()
        .url()
        .slice(host.length + 1)}`,
    }),
  )

test('PUB-01 the banner plays the videos of the media host in turn, paused with reduced motion', async ({ page }) => {
  await test.step('PUB-01 the videos of the banner come from the media host of the settings', async () => {
    await serveVideos(page)
    await page.goto('/')
    const video = page.locator('video')
    await expect(video).toHaveAttribute('poster', `${host}/poster.svg`)
    for (const kind of ['webm', 'mp4'])
      await expect(video.locator(`source[type="video/${kind}"]`)).toHaveAttribute('src', `${host}/strata.${kind}`)
    await expect(video).toHaveJSProperty('paused', false)
  })
  await test.step('PUB-01 the banner plays its videos in turn and can be paused and resumed', async () => {
    await serveVideos(page)
    await page.goto('/')
    const video = page.locator('video')
    const pause = page.getByRole('button', { name: text('home.video_pause') })
    await expect(pause).toBeVisible()
    await expect(video).toHaveJSProperty('paused', false)
    const source = video.locator('source').first()
    const first = (await source.getAttribute('src')) ?? ''
    const seconds = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
    await expect.poll(seconds).toBeGreaterThan(0)
    await video.dispatchEvent('ended')
    await expect(source).not.toHaveAttribute('src', first)
    await expect.poll(seconds).toBeGreaterThan(0)
    await video.dispatchEvent('ended')
    await expect(source).toHaveAttribute('src', first)
    await expect.poll(seconds).toBeGreaterThan(0)
    await pause.click()
    await expect(video).toHaveJSProperty('paused', true)
    await page.getByRole('button', { name: text('home.video_play') }).click()
    await expect(video).toHaveJSProperty('paused', false)
    await expect(pause).toBeVisible()
  })
  await test.step('PUB-01 with reduced motion the banner is paused until the visitor starts it', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await serveVideos(page)
    await page.goto('/')
    const video = page.locator('video')
    await expect(video).toBeVisible()
    await expect(page.getByRole('button', { name: text('home.video_play') })).toBeVisible()
    await expect(video).toHaveJSProperty('paused', true)
    expect(await video.evaluate((element: HTMLVideoElement) => element.played.length)).toBe(0)
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})
