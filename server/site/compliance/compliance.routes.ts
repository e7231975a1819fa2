import type { Language } from '#domain/kernel/languages.ts'
import { isRefusal } from '#domain/kernel/refusals.ts'
import {
  getComplianceEndpoint,
  getCompliancePdfEndpoint,
  getComplianceTextEndpoint,
} from '#domain/site/compliance/compliance.contract.ts'
import { route } from '../../platform/http/route.ts'
import { createPdfMaker } from '../../platform/pdf/pdf-maker.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSiteFacts } from './compliance.reads.ts'
import { packName, presentFacts, presentMarkdown, presentPdf } from './compliance.views.ts'

export const complianceRoutes = (platform: Platform) => {
  const makePdf = createPdfMaker()
  const factsIn = async (language: Language) => presentFacts(await readSiteFacts(platform, language), platform.config)
  const madeIn = async (language: Language) => ({ facts: await factsIn(language), language, now: platform.now() })

  return [
    route(getComplianceEndpoint, async ({ query }) => ({ data: await factsIn(query.language) })),

    route(getComplianceTextEndpoint, async ({ query: { language } }) => ({
      name: `${packName(language)}.md`,
      content: Buffer.from(presentMarkdown(await madeIn(language))),
    })),

    route(getCompliancePdfEndpoint, async ({ query: { language }, viewer }) => {
      const content = await makePdf(viewer.id, async () => presentPdf(await madeIn(language)))
      return isRefusal(content) ? content : { name: `${packName(language)}.pdf`, content }
    }),
  ]
}
