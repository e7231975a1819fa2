import {
  changeLogo,
  contentEndpoints,
  contentParts,
  getVersion,
  listContents,
  listVersions,
  removeLogo,
} from '#domain/site/site/contents.contract.ts'
import { listSteps } from '#domain/site/site/site.contract.ts'
import { firstContents } from '../../database/seeds/site-content.ts'
import { type AccessRow, changeRequired, everyone, viewRequired } from '../../testing/access.ts'
import { pngFile } from '../../testing/documents.ts'

const params = { lang: 'es' }

export const access: readonly AccessRow[] = [
  [listSteps, everyone, async () => ({ params })],
  [listContents, viewRequired],
  [listVersions, everyone, async () => ({ params: { ...params, part: 'privacy' } })],
  [getVersion, everyone, async () => ({ params: { ...params, part: 'terms', version: 1 } })],
  [changeLogo, changeRequired, async () => ({ files: { file: pngFile('logo.png') } })],
  [removeLogo, changeRequired],
  ...contentParts.flatMap((part): AccessRow[] => [
    [contentEndpoints[part].read, everyone, async () => ({ params })],
    [contentEndpoints[part].change, changeRequired, async () => ({ params, body: { content: firstContents.es[part] } })],
  ]),
]
