import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { ListViewOf } from '#domain/desk/views/views.contract.ts'
import type { ViewSettings } from '#domain/desk/views/views.rules.ts'
import { languageParameter } from '#domain/kernel/languages.ts'
import type { ListToolProps } from '../../../platform/ui/feature.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'

/** The view in the address of a list. */
const named = 'view'
/** Shows the list without a view, also where one is the default. */
export const noView = 'none'
/** Parts of the address that a view does not hold. */
const others: readonly string[] = [named, languageParameter, 'page', 'size']

/** The address of a view: its parts, and its id, so that its changes can be saved. */
export const addressOf = ({ uuid, settings }: ListViewOf) => `?${new URLSearchParams({ ...settings.query, [named]: uuid })}`

/** What a view of the list would hold now: words, filters and order of the address. */
const partsOf = (search: URLSearchParams) => Object.fromEntries([...search].filter(([name]) => !others.includes(name)))

/**
 * The view of the address (VIE-01). An address of nothing but a view gets the parts of the view, and an address of nothing opens the default;
 * once for each arrival, so that a person can clear them again. Columns of the view are shown while it is.
 */
export function useShownView({ columns, known, isReady, show }: ListToolProps, views: readonly ListViewOf[] | undefined) {
  const [search, setSearch] = useSearchParams()
  const banner = useBanner()
  const wanted = search.get(named)
  const shown = views?.find(({ uuid }) => uuid === wanted)
  const parts = partsOf(search)
  const arrived = useRef<string | null>(undefined)

  const arrive = useEffectEvent((all: readonly ListViewOf[], wanted: string | null) => {
    if (arrived.current === wanted) return
    arrived.current = wanted
    const isBare = Object.keys(parts).length === 0
    const next = shown ?? (wanted === null && isBare ? all.find(({ is_default }) => is_default) : undefined)
    show(next?.settings.columns)
    if (next && isBare) {
      arrived.current = next.uuid
      setSearch(addressOf(next), { replace: true, preventScrollReset: true })
    }
    if (!next && wanted !== null && wanted !== noView) banner.error('views.gone')
  })
  useEffect(() => {
    if (views) arrive(views, wanted)
  }, [views, wanted])
  const reported = useRef<string>(undefined)
  const reportLeftOut = useEffectEvent(({ uuid, left_out, settings }: ListViewOf) => {
    if (reported.current === uuid) return
    reported.current = uuid
    const leftOut = [...left_out, ...settings.columns.filter((key) => !known.includes(key))]
    if (leftOut.length > 0) banner.error('views.left_out', { names: leftOut.join(', ') })
  })
  useEffect(() => {
    // Some columns depend on the answer of the list.
    if (shown && isReady) reportLeftOut(shown)
  }, [shown, isReady])
  const leave = useEffectEvent(() => show(undefined))
  useEffect(() => () => leave(), [])

  const now: ViewSettings = { query: parts, columns }
  return { shown, now, isChanged: shown !== undefined && !isSame(now, shown.settings, known) }
}

function isSame(one: ViewSettings, other: ViewSettings, known: readonly string[]): boolean {
  const textOf = ({ query, columns }: ViewSettings) =>
    JSON.stringify([Object.entries(query).sort(), columns.filter((key) => known.includes(key)).sort()])
  return textOf(one) === textOf(other)
}
