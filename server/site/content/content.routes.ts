import { linkPictureSeconds } from '#domain/kernel/link-pictures.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { type ContentPart, contentParts } from '#domain/kernel/site-contents.ts'
import { listStepsEndpoint } from '#domain/site/content/content.contract.ts'
import {
  changeLogoEndpoint,
  contentEndpoints,
  getShippedPolicyEndpoint,
  getSitePictureEndpoint,
  getVersionEndpoint,
  listContentsEndpoint,
  listVersionsEndpoint,
  removeLogoEndpoint,
} from '#domain/site/content/contents.contract.ts'
import { answerLinkPicture } from '../../platform/drawing/link-pictures.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readContent } from '../../platform/site-content.ts'
import { refuseVersions } from './content.policy.ts'
import { readParts, readVersion, readVersions } from './content.reads.ts'
import { presentContent, presentLogo, presentPart, presentSteps, presentVersion } from './content.views.ts'
import * as writes from './content.writes.ts'
import { shippedPolicy } from './views/shipped-policy.ts'

export const siteRoutes = (platform: Platform) => [
  route(listStepsEndpoint, async ({ params }) => presentSteps(await readContent(platform, 'steps', params.lang))),

  route(listContentsEndpoint, async ({ viewer }) => {
    const rows = await readParts(platform.db)
    return { data: rows.map(presentPart(viewer)), total: rows.length }
  }),

  route(listVersionsEndpoint, async ({ params: { part, lang }, viewer }) => {
    const refusal = refuseVersions(viewer, part)
    return refusal ?? answerPage(await readVersions(platform, part, lang), presentVersion(viewer))
  }),

  route(getVersionEndpoint, async ({ params: { part, lang, version }, viewer }) => {
    const refusal = refuseVersions(viewer, part)
    if (refusal) return refusal
    const found = await readVersion(platform.db, part, lang, version)
    return found ? { data: presentContent(found) } : refuse('errors.not_found')
  }),

  route(getShippedPolicyEndpoint, async ({ params: { lang } }) => ({
    data: shippedPolicy(lang, (await readContent(platform, 'company', lang)).content),
  })),

  route(getSitePictureEndpoint, ({ query: { language } }) =>
    answerLinkPicture(platform, { language, seconds: linkPictureSeconds }),
  ),

  route(changeLogoEndpoint, async ({ files, viewer }) =>
    answerChange('site.logo_changed', await writes.changeLogo(platform, viewer, files.file), presentLogo),
  ),

  route(removeLogoEndpoint, async ({ viewer }) =>
    answerChange('site.logo_removed', await writes.changeLogo(platform, viewer, undefined), presentLogo),
  ),

  ...contentParts.flatMap((part) => contentRoutes(platform, part)),
]

function contentRoutes(platform: Platform, part: ContentPart): Route[] {
  const { read, change } = contentEndpoints[part]
  return [
    route(read, async ({ params }) => ({ data: presentContent(await readContent(platform, part, params.lang)) })),
    route(change, async ({ params, body, viewer }) =>
      answerChange('site.changed', await writes.changeContent(platform, viewer, [part, params.lang], body), presentContent),
    ),
  ]
}
