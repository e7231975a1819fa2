import { deleteKitEndpoint, listKitsEndpoint, saveKitEndpoint } from '#domain/hiring/scorecards/kits.contract.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { isInterview, stages } from '#domain/kernel/stages.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readKits, readUsedStages, readVacancyOfKits } from './kits.reads.ts'
import { presentKitOfStage } from './kits.views.ts'
import { deleteKit, saveKit } from './kits.writes.ts'

export const kitRoutes = (platform: Platform) => [
  route(listKitsEndpoint, async ({ params, viewer }) => {
    const vacancy = await readVacancyOfKits(platform.db, viewer, params.vacancy)
    if (!vacancy) return refuse('errors.not_found')
    const [kits, used] = await Promise.all([readKits(platform.db, vacancy.id), readUsedStages(platform.db, vacancy.id)])
    return {
      data: {
        vacancy: { uuid: vacancy.uuid, name_job: vacancy.title, language: vacancy.language },
        skills: vacancy.skills.map(({ uuid, name }) => ({ uuid, name })),
        stages: stages.filter(isInterview).map((stage) => presentKitOfStage(stage, kits, used)),
      },
    }
  }),

  route(saveKitEndpoint, async ({ params: { vacancy: id, stage }, body, viewer }) => {
    const vacancy = await readVacancyOfKits(platform.db, viewer, id)
    if (!vacancy) return refuse('errors.not_found')
    const saved = await saveKit(platform, viewer, { vacancy, stage }, body)
    if (isRefusal(saved)) return saved
    const used = await readUsedStages(platform.db, vacancy.id)
    return { success_message: 'scorecards.kit_saved', data: presentKitOfStage(stage, [saved], used) }
  }),

  route(deleteKitEndpoint, async ({ params: { vacancy: id, stage }, viewer }) => {
    const vacancy = await readVacancyOfKits(platform.db, viewer, id)
    if (!vacancy) return refuse('errors.not_found')
    const deleted = await deleteKit(platform, viewer, { vacancy, stage })
    return isRefusal(deleted) ? deleted : { success_message: 'scorecards.kit_deleted', data: presentKitOfStage(stage, [], []) }
  }),
]
