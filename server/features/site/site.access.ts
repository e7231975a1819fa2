import { contentEndpoints, contentParts } from '#domain/site/contents.contract.ts'
import { listSteps } from '#domain/site/site.contract.ts'
import { firstContents } from '../../database/seeds/site-content.ts'
import { type AccessRow, everyone, whoMayChange } from '../../testing/access.ts'

const params = { lang: 'es' }

export const access: readonly AccessRow[] = [
  [listSteps, everyone, async () => ({ params })],
  ...contentParts.flatMap((part): AccessRow[] => [
    [contentEndpoints[part].read, everyone, async () => ({ params })],
    [contentEndpoints[part].change, whoMayChange, async () => ({ params, body: { content: firstContents.es[part] } })],
  ]),
]
