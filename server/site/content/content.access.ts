import { contentParts } from '#domain/kernel/site-contents.ts'
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
import { firstContents } from '../../seeds/site-content.ts'
import { type AccessRow, changeRequired, everyone, viewRequired } from '../../testing/access.ts'
import { pngFile } from '../../testing/documents.ts'

const params = { lang: 'es' }

export const access: readonly AccessRow[] = [
  [listStepsEndpoint, everyone, async () => ({ params })],
  [listContentsEndpoint, viewRequired],
  [getShippedPolicyEndpoint, changeRequired, async () => ({ params })],
  [getSitePictureEndpoint, everyone, async () => ({ query: { language: 'es' } })],
  [listVersionsEndpoint, everyone, async () => ({ params: { ...params, part: 'privacy' } })],
  [getVersionEndpoint, everyone, async () => ({ params: { ...params, part: 'terms', version: 1 } })],
  [changeLogoEndpoint, changeRequired, async () => ({ files: { file: pngFile('logo.png') } })],
  [removeLogoEndpoint, changeRequired],
  ...contentParts.flatMap((part): AccessRow[] => [
    [contentEndpoints[part].read, everyone, async () => ({ params })],
    [contentEndpoints[part].change, changeRequired, async () => ({ params, body: { content: firstContents.es[part] } })],
  ]),
]
