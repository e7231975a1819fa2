import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import * as contract from '#domain/people/added-candidates/added-candidates.contract.ts'
import { recordConsentEndpoint } from '#domain/people/added-candidates/recorded-consents.contract.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayPutInto } from './added-candidates.policy.ts'
import { readEntered, readHeldConsent, readHeldData, readUnconsented } from './added-candidates.reads.ts'
import { newPersonOf, presentAdded, presentHeld } from './added-candidates.views.ts'
import { addByHand, replaceConsentLink } from './added-candidates.writes.ts'
import { giveConsent, refuseConsent, usableConsentLink } from './consent.writes.ts'
import { recordConsent } from './recorded-consents.writes.ts'

export const addedCandidateRoutes = (platform: Platform) => {
  const { db } = platform
  return [
    route(contract.addPersonEndpoint, async ({ body, files, viewer }) => {
      const { uuid_jobs: vacancyId } = body
      if (vacancyId !== '' && !mayPutInto(viewer)) return refuse('errors.forbidden')
      const added = await addByHand(platform, viewer, newPersonOf(body), { vacancyId, cv: files.file })
      return answerChange('common.added', added, presentAdded)
    }),

    route(contract.makeConsentLinkEndpoint, async ({ params, viewer }) => {
      const person = await readUnconsented(db, viewer, params.uuid)
      if (!person) return refuse('errors.not_found')
      const made = await replaceConsentLink(platform, viewer, person)
      return isRefusal(made) ? made : { data: { link: made.link, consent_due_at: made.consent_due_at.toISOString() } }
    }),

    route(recordConsentEndpoint, async ({ params, body, files, viewer }) => {
      const person = await readUnconsented(db, viewer, params.uuid)
      if (!person) return refuse('errors.not_found')
      const recorded = await recordConsent(platform, viewer, person, { ...body, upload: files.file })
      return isRefusal(recorded) ? recorded : { success_message: 'intake.consent_recorded', data: recorded }
    }),

    route(contract.checkConsentEndpoint, async ({ params }) => {
      const link = await usableConsentLink(db, platform.now(), params.token)
      if (isRefusal(link)) return link
      const [row, held, entered] = [
        await readHeldData(db, link.id),
        await readHeldConsent(db, link.id),
        await readEntered(db, link.id),
      ]
      return { data: presentHeld(platform, { link, row, held, entered }) }
    }),

    route(contract.giveConsentEndpoint, async ({ body, ip, userAgent }) => {
      const claimed = await giveConsent(platform, body, { ip, userAgent })
      return isRefusal(claimed) ? claimed : { success_message: 'intake.given', data: claimed }
    }),

    route(contract.refuseConsentEndpoint, async ({ body }) => {
      const refusal = await refuseConsent(platform, body.token)
      return refusal ?? { success_message: 'intake.refused' }
    }),
  ]
}
