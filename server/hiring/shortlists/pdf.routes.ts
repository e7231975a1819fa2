import { getShortlistPdfEndpoint } from '#domain/hiring/shortlists/shortlists.contract.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { readLogo } from '../../assessment/reports/reads/logo.ts'
import { fileStem } from '../../platform/files/disposition.ts'
import { route } from '../../platform/http/route.ts'
import { createPdfMaker } from '../../platform/pdf/pdf-maker.ts'
import type { Platform } from '../../platform/platform.ts'
import { readContent } from '../../platform/site-content.ts'
import { readProfiles, readTestedSkills } from './client.reads.ts'
import { presentToClient } from './client.views.ts'
import { presentPdf } from './pdf.views.ts'
import { readShortlist } from './shortlists.reads.ts'

/** A shortlist on paper, as the client reads it (CLT-03). */
export const shortlistPdfRoutes = (platform: Platform) => {
  const { db, now, config } = platform
  const makePdf = createPdfMaker()
  return [
    route(getShortlistPdfEndpoint, async ({ params, viewer }) => {
      const shortlist = await readShortlist(db, viewer, params.uuid)
      if (!shortlist) return refuse('errors.not_found')
      const { language, title } = shortlist
      const content = await makePdf(viewer.id, async () => {
        const skills = await readTestedSkills(db, shortlist.vacancy_id, language)
        const ids = skills.map(({ id }) => id)
        const shown = presentToClient(shortlist, await readProfiles(db, shortlist.id, ids), skills, config.timeZone)
        const { content: company, version } = await readContent(platform, 'company', language)
        return presentPdf(shown, {
          ...{ language, siteName: company.name, timeZone: config.timeZone, now: now() },
          // Until staff enter the company, its content is an example (SPEC-59).
          contact: version > 1 ? [company.address, company.phone, company.email].filter(Boolean) : [],
          logo: await readLogo(platform),
          colour: company.colour || null,
        })
      })
      return isRefusal(content) ? content : { name: `${fileStem(title, 'shortlist')}.pdf`, content }
    }),
  ]
}
