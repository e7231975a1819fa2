import {
  extendShortlistEndpoint,
  listShortlistsEndpoint,
  presentEndpoint,
  replaceLinkEndpoint,
  withdrawShortlistEndpoint,
} from '#domain/hiring/shortlists/shortlists.contract.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import { namedVacancy } from '../../platform/named-vacancy.reads.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayUse, type Person } from '../../platform/sessions/viewer.ts'
import { readPeopleOf, readShortlists, type ShortlistRow } from './shortlists.reads.ts'
import { presentShortlist } from './shortlists.views.ts'
import * as writes from './shortlists.writes.ts'

/** What staff do with the shortlists of a vacancy. */
export const shortlistRoutes = (platform: Platform) => {
  const { db, now } = platform

  async function presented(viewer: Person, row: ShortlistRow) {
    return presentShortlist(now(), await readPeopleOf(db, viewer, [row.id]))(row)
  }
  async function answered(message: string, viewer: Person, row: ShortlistRow | Refusal) {
    return isRefusal(row) ? row : { success_message: message, data: await presented(viewer, row) }
  }
  async function withLink(message: string, viewer: Person, row: writes.LinkedShortlist | Refusal) {
    if (isRefusal(row)) return row
    const shown = await presented(viewer, row)
    return answerChange(message, row, ({ link, sent }) => ({ ...shown, link, sent }))
  }

  return [
    route(listShortlistsEndpoint, async ({ params, viewer }) => {
      const vacancy = await namedVacancy(db, viewer, params.id).executeTakeFirst()
      if (!vacancy) return refuse('errors.not_found')
      const rows = await readShortlists(db, viewer, vacancy.id)
      const people = await readPeopleOf(
        db,
        viewer,
        rows.map(({ id }) => id),
      )
      return {
        data: rows.map(presentShortlist(now(), people)),
        total: rows.length,
        vacancy: { uuid: vacancy.uuid, name_job: vacancy.title, language: vacancy.language },
        may: { change: mayUse(viewer, { module: 'candidates', item: 'change' }) },
      }
    }),

    route(presentEndpoint, async ({ params, body, viewer }) => {
      const vacancy = await namedVacancy(db, viewer, params.id).executeTakeFirst()
      if (!vacancy) return refuse('errors.not_found')
      return withLink('shortlists.made', viewer, await writes.presentToClient(platform, viewer, vacancy, body))
    }),

    route(replaceLinkEndpoint, async ({ params, viewer }) =>
      withLink('shortlists.link_made', viewer, await writes.replaceLink(platform, viewer, params.uuid)),
    ),

    route(withdrawShortlistEndpoint, async ({ params, viewer }) =>
      answered('shortlists.withdrawn', viewer, await writes.withdrawShortlist(platform, viewer, params.uuid)),
    ),

    route(extendShortlistEndpoint, async ({ params, body, viewer }) =>
      answered('shortlists.extended', viewer, await writes.extendShortlist(platform, viewer, params.uuid, body.ends_on)),
    ),
  ]
}
