import { randomUUID } from 'node:crypto'
import {
  addCountsEndpoint,
  exportCountsEndpoint,
  getSharedCountsEndpoint,
  removeCountsEndpoint,
} from '#domain/assessment/shared-counts/shared-counts.contract.ts'
import { type AccessRow, changeRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { makeBank } from '../../testing/tests.ts'

const ofNewBank = async ({ platform }: TestApp) => ({ id: (await makeBank(platform, { questions: 1 })).skillUuid })
/** The status of those who may, whose file or bank is refused. */
const changeRefusedWith = (status: number) => [401, 403, 403, 403, status, 401, 401] as const

export const access: readonly AccessRow[] = [
  [getSharedCountsEndpoint, changeRequired, async (site) => ({ params: await ofNewBank(site) })],
  [
    exportCountsEndpoint,
    changeRefusedWith(422),
    async (site) => ({ params: await ofNewBank(site), body: { language: 'es', agrees: true } }),
  ],
  [
    addCountsEndpoint,
    changeRefusedWith(422),
    async (site) => ({
      params: await ofNewBank(site),
      body: { agrees: true },
      files: { file: new File(['a.b.c'], 'conteos.txt') },
    }),
  ],
  [
    removeCountsEndpoint,
    changeRefusedWith(404),
    async (site) => ({ params: { ...(await ofNewBank(site)), file: randomUUID() } }),
  ],
]
