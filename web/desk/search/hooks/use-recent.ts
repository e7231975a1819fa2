import { useEffect, useEffectEvent } from 'react'
import { matchPath, useLocation } from 'react-router'
import { barSearch, parseRecent, type Recent, withLatest, writeRecent } from '#domain/desk/search/menu.rules.ts'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useRemembered } from '../../../platform/session/use-remembered.ts'

/** The screens of one record, with the parameter that names it. */
const places = [
  ['people', userScreens.userProfile.path, 'uuid'],
  ['vacancies', boardScreens.board.path, 'id'],
  ['clients', clientScreens.client.path, 'uuid'],
] as const

const { recent: most } = barSearch

/** The records whose pages the person opened last in this browser, which remembers their ids for each person (CMD-01). */
export function useRecent(): readonly Recent[] {
  const [kept, keep] = useRemembered('recent records')
  const recent = parseRecent(kept, most)
  const { pathname } = useLocation()
  const note = useEffectEvent((path: string) => {
    for (const [kind, screen, name] of places) {
      const uuid = matchPath(screen, path)?.params[name]
      if (uuid) keep(writeRecent(withLatest(recent, { kind, uuid }, most)))
    }
  })
  useEffect(() => note(pathname), [pathname])
  return recent
}
