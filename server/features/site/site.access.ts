import { changeLogo, contentEndpoints, contentParts, listContents, removeLogo } from '#domain/site/contents.contract.ts'
import { listSteps } from '#domain/site/site.contract.ts'
import { policyParts } from '#domain/site/site.screens.ts'
import { firstContents } from '../../database/seeds/site-content.ts'
import { type AccessRow, everyone, whoMayChange, whoMayView } from '../../testing/access.ts'
import { pngFile } from '../../testing/documents.ts'

const params = { lang: 'es' }
const whoMayRead = (part: string) => ((policyParts as readonly string[]).includes(part) ? everyone : whoMayView)

export const access: readonly AccessRow[] = [
  [listSteps, everyone, async () => ({ params })],
  [listContents, whoMayView],
  [changeLogo, whoMayChange, async () => ({ files: { file: pngFile('logo.png') } })],
  [removeLogo, whoMayChange],
  ...contentParts.flatMap((part): AccessRow[] => [
    [contentEndpoints[part].read, everyone, async () => ({ params })],
    [contentEndpoints[part].change, whoMayChange, async () => ({ params, body: { content: firstContents.es[part] } })],
    [contentEndpoints[part].versions, whoMayRead(part), async () => ({ params })],
    [contentEndpoints[part].version, whoMayRead(part), async () => ({ params: { ...params, version: 1 } })],
  ]),
]
