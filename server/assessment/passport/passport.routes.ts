import {
  getShareableResultEndpoint,
  getSharedPdfEndpoint,
  listSharedResultsEndpoint,
  shareResultEndpoint,
  stopSharingEndpoint,
} from '#domain/assessment/passport/passport.contract.ts'
import { isShareable } from '#domain/assessment/passport/passport.rules.ts'
import { defaultLanguage } from '#domain/kernel/languages.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { fileStem } from '../../platform/files/disposition.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import { createPdfMaker } from '../../platform/pdf/pdf-maker.ts'
import type { Platform } from '../../platform/platform.ts'
import { readContent } from '../../platform/site-content.ts'
import { readOwnSkill } from '../attempts/attempts.reads.ts'
import { readLogo } from '../reports/reads/logo.ts'
import { readCredentialOf, readOwnCredential, readOwnCredentials, readOwnResult } from './passport.reads.ts'
import { presentShareable, presentShared, ratedAttempt, stateOf } from './passport.views.ts'
import { shareResult, stopSharing } from './passport.writes.ts'
import { presentPdf } from './pdf.views.ts'

/** What candidates do with their own results. */
export const passportRoutes = (platform: Platform) => {
  const { db, config, now } = platform
  const makePdf = createPdfMaker()
  /** The name of the company that attests results, for LinkedIn's form. */
  const issuerName = async () => (await readContent(platform, 'company', defaultLanguage)).content.name
  return [
    route(getShareableResultEndpoint, async ({ params, viewer }) => {
      const skill = await readOwnSkill(db, viewer, params.user_skill_uuid)
      if (skill === undefined) return refuse('errors.not_found')
      const result = await readOwnResult(db, viewer, params.user_skill_uuid)
      const shared = result && (await readCredentialOf(db, result.id))
      return {
        data: {
          shareable: result && isShareable(ratedAttempt(result)) ? presentShareable(result) : null,
          shared: shared ? presentShared(platform, shared, await issuerName()) : null,
        },
      }
    }),

    route(shareResultEndpoint, async ({ params, body, viewer }) => {
      const issuer = await issuerName()
      return answerChange('passport.shared', await shareResult(platform, viewer, params.user_skill_uuid, body.named), (row) =>
        presentShared(platform, row, issuer),
      )
    }),

    route(listSharedResultsEndpoint, async ({ viewer }) => {
      const [rows, issuer] = await Promise.all([readOwnCredentials(db, viewer), issuerName()])
      return { data: rows.map((row) => presentShared(platform, row, issuer)), total: rows.length }
    }),

    route(getSharedPdfEndpoint, async ({ params, viewer }) => {
      const row = await readOwnCredential(db, viewer, params.uuid)
      if (!row) return refuse('errors.not_found')
      if (stateOf(row) !== 'valid') return refuse('passport.error.not_valid')
      const { language } = row
      const content = await makePdf(viewer.id, async () => {
        const { content: company } = await readContent(platform, 'company', language)
        const shared = presentShared(platform, row, company.name)
        return presentPdf(shared, {
          ...{ siteName: company.name, colour: company.colour || null, now: now(), timeZone: config.timeZone },
          logo: await readLogo(platform),
        })
      })
      return isRefusal(content) ? content : { name: `${fileStem(row.skill_name, 'result')}.pdf`, content }
    }),

    route(stopSharingEndpoint, async ({ params, viewer }) => {
      const issuer = await issuerName()
      return answerChange('passport.stopped', await stopSharing(platform, viewer, params.uuid), (row) =>
        presentShared(platform, row, issuer),
      )
    }),
  ]
}
