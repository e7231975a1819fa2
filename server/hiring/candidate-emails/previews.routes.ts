import { previewTemplateEndpoint, sendTestOfTemplateEndpoint } from '#domain/hiring/candidate-emails/preview.contract.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { readOwnAddress } from './candidate-emails.reads.ts'
import { composeTemplateSample } from './mails/template-sample.ts'
import { readTemplateToShow } from './previews.reads.ts'
import { sendTest } from './previews.writes.ts'

/** Previews of templates as e-mails, and test e-mails to the caller (TPL-01). */
export const previewRoutes = (platform: Platform) => [
  route(previewTemplateEndpoint, async ({ params, viewer }) => {
    const shown = await readTemplateToShow(platform.db, params.id)
    if (!shown) return refuse('errors.not_found')
    const { stage, language, template, is_default, twin } = shown
    const site = await readMailSite(platform, platform.db, language)
    const { timeZone } = platform.config
    // The real e-mail is answered to the colleague who sends it, or to the mailbox of the site.
    const teamAddress = await readOwnAddress(platform.db, viewer)
    const sample = { language, site, stage, template, timeZone, teamAddress, now: platform.now() }
    const { subject, html, plain } = composeTemplateSample(sample)
    const mail = { subject, html, text: plain }
    return { data: { ...mail, board_name: stage, default: is_default ? (1 as const) : (0 as const), language, twin } }
  }),

  route(sendTestOfTemplateEndpoint, async ({ params, viewer }) => {
    const shown = await readTemplateToShow(platform.db, params.id)
    if (!shown) return refuse('errors.not_found')
    const sent = await sendTest(platform, viewer, shown)
    return isRefusal(sent) ? sent : { success_message: 'templates.test_sent', data: sent }
  }),
]
