import { getClientFiguresEndpoint, getQuestionFiguresEndpoint } from '#domain/desk/figures/clients.contract.ts'
import { getFeesEndpoint } from '#domain/desk/figures/fees.contract.ts'
import {
  exportFiguresEndpoint,
  type Figures,
  getFiguresEndpoint,
  listFigureChoicesEndpoint,
  listFigurePeopleEndpoint,
} from '#domain/desk/figures/figures.contract.ts'
import { getScorecardFiguresEndpoint } from '#domain/desk/figures/scorecards.contract.ts'
import { getWaitingFiguresEndpoint } from '#domain/desk/figures/waiting.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { isRefusal, type Refusal } from '#domain/kernel/refusals.ts'
import { answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readClientFigures, readQuestionFigures } from './clients.reads.ts'
import { hasUncounted } from './counting.reads.ts'
import { noteExport } from './exporting.writes.ts'
import { readFees } from './fees.reads.ts'
import { readCounts, readFigurePeople, readFirstMonth, readNames } from './figures.reads.ts'
import { countsByKind, idsIn, presentFigurePerson, presentFigures } from './figures.views.ts'
import { fileName, presentFile } from './file.views.ts'
import { readChoices, readScope } from './scope.reads.ts'
import { readScorecardFigures } from './scorecards.reads.ts'
import { readWaiting } from './waiting.reads.ts'

export const figureRoutes = (platform: Platform) => [
  route(getFiguresEndpoint, async ({ query, viewer }) => {
    const figures = await figuresFor(platform, viewer, query)
    return isRefusal(figures) ? figures : { data: figures }
  }),

  route(listFigurePeopleEndpoint, async ({ query, viewer }) => {
    const scope = await readScope(platform, viewer, query)
    if (isRefusal(scope)) return scope
    const page = await readFigurePeople(platform.db, viewer, scope, query, platform.config.timeZone)
    return answerPage(page, presentFigurePerson)
  }),

  route(exportFiguresEndpoint, async ({ query, viewer }) => {
    const figures = await figuresFor(platform, viewer, query)
    if (isRefusal(figures)) return figures
    const name = fileName(query.part, figures, query.language)
    await noteExport(platform, viewer, name)
    return { name, content: presentFile(query.part, figures, query.language) }
  }),

  route(getFeesEndpoint, async ({ query, viewer }) => {
    const scope = await readScope(platform, viewer, query)
    return isRefusal(scope) ? scope : { data: await readFees(platform, scope) }
  }),

  route(getClientFiguresEndpoint, async ({ query, viewer }) => {
    const scope = await readScope(platform, viewer, query)
    return isRefusal(scope) ? scope : { data: await readClientFigures(platform, scope) }
  }),

  route(getQuestionFiguresEndpoint, async ({ query, viewer }) => {
    const scope = await readScope(platform, viewer, query)
    return isRefusal(scope) ? scope : { data: await readQuestionFigures(platform, scope) }
  }),

  route(getScorecardFiguresEndpoint, async ({ query, viewer }) => {
    const scope = await readScope(platform, viewer, query)
    return isRefusal(scope) ? scope : { data: await readScorecardFigures(platform, scope) }
  }),

  route(getWaitingFiguresEndpoint, async ({ query, viewer }) => {
    const scope = await readScope(platform, viewer, query)
    return isRefusal(scope) ? scope : { data: await readWaiting(platform, scope) }
  }),

  route(listFigureChoicesEndpoint, async ({ query, viewer }) => ({ data: await readChoices(platform.db, viewer, query.client) })),
]

async function figuresFor(
  platform: Platform,
  viewer: Person,
  filter: QueryOf<typeof getFiguresEndpoint>,
): Promise<Figures | Refusal> {
  const { db } = platform
  const scope = await readScope(platform, viewer, filter)
  if (isRefusal(scope)) return scope
  const [{ counts, applied }, firstMonth, isUpdating] = await Promise.all([
    readCounts(db, scope),
    readFirstMonth(db, scope),
    hasUncounted(db),
  ])
  const kinds = countsByKind({ counts })
  const { skills, reasons } = idsIn(kinds)
  const names = await readNames(db, viewer.language, skills, reasons)
  return presentFigures({ scope, kinds, applied, names, firstMonth, isUpdating })
}
