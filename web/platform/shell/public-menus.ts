import { useRouteLoaderData } from 'react-router'
import type { Audience } from '#domain/kernel/screens.ts'
import type { TextKey } from '../i18n/translate.ts'
import { useSession } from '../session/use-session.ts'

export interface MenuEntry {
  readonly audience: Audience
  readonly label: TextKey
  readonly to: string
  readonly group?: TextKey
  /** Entries of staff: the path of the pages that the entry stands for too. */
  readonly covers?: string
  /** Entries of the header: the addresses at and below which the entry is marked. */
  readonly current?: readonly string[]
}
export interface PublicMenus {
  readonly header: readonly MenuEntry[]
  readonly footer: readonly MenuEntry[]
}
const none: PublicMenus = { header: [], footer: [] }

/**
 * The menus of the public site. They come from the root's loader, so that a first visit does not load every screen (P14). Empty when they
 * could not be read.
 */
export function usePublicMenus(): PublicMenus {
  const session = useSession()
  const { header, footer } = useRouteLoaderData<{ menus: PublicMenus }>('root')?.menus ?? none
  return { header: header.filter(({ audience }) => audience === 'public' || session.status !== 'user'), footer }
}

/** Whether an entry of the header is the one of the page at `path`. */
export const isCurrentEntry = ({ current = [] }: MenuEntry, path: string) =>
  current.some((place) => `${path}/`.startsWith(`${place.replace(/\/$/, '')}/`))
