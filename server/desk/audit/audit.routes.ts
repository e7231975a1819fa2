import { listAuditEndpoint } from '#domain/desk/audit/audit.contract.ts'
import { listReadsEndpoint } from '#domain/desk/audit/read-log.contract.ts'
import { answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readAudit } from './audit.reads.ts'
import { presentEntry } from './audit.views.ts'
import { readReads } from './read-log.reads.ts'
import { presentRead } from './read-log.views.ts'

export const auditRoutes = (platform: Platform) => [
  route(listAuditEndpoint, async ({ query, viewer }) => answerPage(await readAudit(platform, viewer, query), presentEntry)),

  route(listReadsEndpoint, async ({ query, viewer }) => answerPage(await readReads(platform, viewer, query), presentRead)),
]
