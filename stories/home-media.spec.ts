import { expect, test } from './support/test.ts'

const host = 'https://media.example.com/cantera'
test.use({ settings: { MEDIA_URL: host } })

test('PUB-01 the videos of the banner come from the media host of the settings', async ({ page }) => {
  await page.route(`${host}/**`, (route) =>
    route.fulfill({
      path: `public/media/${route
        .request()
        .url()
        .slice(host.length + 1)}`,
    }),
  )
  await page.goto('/')
  const video = page.locator('video')
  await expect(video).toHaveAttribute('poster', `${host}/poster.svg`)
  for (const kind of ['webm', 'mp4'])
    await expect(video.locator(`source[type="video/${kind}"]`)).toHaveAttribute('src', `${host}/strata.${kind}`)
  await expect(video).toHaveJSProperty('paused', false)
})
