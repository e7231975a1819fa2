import {
  answerShortlistEndpoint,
  extendShortlistEndpoint,
  getShortlistPdfEndpoint,
  listShortlistsEndpoint,
  openPresentedCvEndpoint,
  openShortlistEndpoint,
  presentEndpoint,
  replaceLinkEndpoint,
  withdrawShortlistEndpoint,
} from '#domain/hiring/shortlists/shortlists.contract.ts'
import { usualEnd } from '#domain/hiring/shortlists/shortlists.rules.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import { type AccessRow, changeRequired, everyone, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { createCard } from '../../testing/records.ts'
import { makeShortlist } from '../../testing/shortlists.ts'

const today = ({ platform }: TestApp) => calendarDay(platform.now(), platform.config.timeZone)
const ofShortlist = async (site: TestApp) => ({ params: { uuid: (await makeShortlist(site)).uuid } })
const ofClient = async (site: TestApp) => {
  const { secret, person } = await makeShortlist(site, { facts: ['skills', 'cv'] })
  return { secret, code: '', person }
}

export const access: readonly AccessRow[] = [
  [listShortlistsEndpoint, viewRequired, async (site) => ({ params: { id: (await makeShortlist(site)).vacancy.uuid } })],
  [
    presentEndpoint,
    changeRequired,
    async (site) => {
      const { card, vacancy } = await createCard(site)
      const people = [{ uuid_element: card.uuid, note: 'Sabe SQL', salary: '5.000.000' }]
      const chosen = { names: 'full', facts: ['skills'], language: 'es', ends_on: usualEnd(today(site)) }
      return { params: { id: vacancy.uuid }, body: { people, ...chosen, code: '', message: 'Hola', email: '' } }
    },
  ],
  [replaceLinkEndpoint, changeRequired, ofShortlist],
  [getShortlistPdfEndpoint, viewRequired, ofShortlist],
  [withdrawShortlistEndpoint, changeRequired, ofShortlist],
  [
    extendShortlistEndpoint,
    changeRequired,
    async (site) => ({ ...(await ofShortlist(site)), body: { ends_on: usualEnd(today(site), 30) } }),
  ],
  [
    openShortlistEndpoint,
    everyone,
    async (site) => {
      const { secret } = await makeShortlist(site)
      return { body: { secret, code: '' } }
    },
  ],
  [
    answerShortlistEndpoint,
    everyone,
    async (site) => ({ body: { ...(await ofClient(site)), answer: 'yes', comment: 'Bien', times: ['2099-01-12T10:00'] } }),
  ],
  [openPresentedCvEndpoint, everyone, async (site) => ({ body: await ofClient(site) })],
]
