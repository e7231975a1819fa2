import { expect, test } from 'vitest'
import { stopSharingEndpoint } from '#domain/assessment/passport/passport.contract.ts'
import { passportPicturePath } from '#domain/assessment/passport/passport.rules.ts'
import { vacancyPicturePath } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { linkPictureSize, sitePicturePath } from '#domain/kernel/link-pictures.ts'
import { changeLogoEndpoint } from '#domain/site/content/contents.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { pngFile } from '../../testing/documents.ts'
import { makeVacancy } from '../../testing/records.ts'
import { makeResult } from '../../testing/results.ts'
import { shareForTest } from '../../testing/shared-results.ts'

const site = sharedTestApp()
const ask = (url: string, headers = {}) => site.app.inject({ url, headers })

/** The size of a PNG that was answered; the status of another answer. */
async function shown(url: string) {
  const { statusCode, headers, rawPayload } = await ask(url)
  if (statusCode !== 200 || headers['content-type'] !== 'image/png') return statusCode
  return { width: rawPayload.readUInt32BE(16), height: rawPayload.readUInt32BE(20) }
}

test('PUB-09 the site and a published vacancy have a picture in both languages, a draft and an unknown one have none', async () => {
  const { uuid } = await makeVacancy(site.platform, { title: 'Analista <senior> & "SQL"' })
  for (const language of ['es', 'en'] as const) {
    expect(await shown(sitePicturePath(language))).toEqual(linkPictureSize)
    expect(await shown(vacancyPicturePath(uuid, language))).toEqual(linkPictureSize)
  }
  const draft = await makeVacancy(site.platform, { active: false, published_at: null })
  expect(await shown(vacancyPicturePath(draft.uuid, 'es'))).toBe(404)
  expect(await shown(vacancyPicturePath('00000000-0000-4000-8000-000000000000', 'es'))).toBe(404)
})

test('PUB-09 caches keep a picture for an hour and know by its tag whether it changed', async () => {
  const { uuid } = await makeVacancy(site.platform)
  const first = await ask(vacancyPicturePath(uuid, 'es'))
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=3600, must-revalidate',
    'cross-origin-resource-policy': 'cross-origin',
    'content-disposition': expect.stringMatching(/^inline/),
  })
  const have = { 'if-none-match': String(first.headers.etag) }
  const again = await ask(vacancyPicturePath(uuid, 'es'), have)
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  const { token } = await site.person({ role: 'administrator' })
  await site.call(changeLogoEndpoint, { token, files: { file: pngFile('logo.png') } })
  const changed = await ask(vacancyPicturePath(uuid, 'es'), have)
  expect([changed.statusCode, changed.rawPayload.equals(first.rawPayload)]).toEqual([200, false])
})

test('PAS-02 PUB-09 the picture of a shared result is kept by no cache and ends with its link', async () => {
  const person = await site.person()
  const made = await makeResult(site.platform, { texts: 0, userId: person.id })
  const { uuid, token } = await shareForTest(site, made)
  const picture = passportPicturePath(token, 'es')
  expect((await ask(picture)).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(await shown(picture)).toEqual(linkPictureSize)
  await site.call(stopSharingEndpoint, { token: person.token, params: { uuid } })
  expect(await shown(picture)).toBe(404)
})
