import { tabStore } from './storage.ts'

/** Where the visit of this tab came from: the word of the link that led here, and the host of the page before. */
export interface Arrival {
  readonly source: string
  readonly referrer: string
}

const key = 'arrival'
const longest = 200

/** Notes the arrival with the first page of a tab. A link with `?source=` replaces an earlier one, because it led here last (INT-06). */
export function noteArrival(): void {
  const source = (new URLSearchParams(location.search).get('source') ?? '').slice(0, longest)
  if (source === '' && tabStore.get(key) !== null) return
  const host = URL.canParse?.(document.referrer) ? new URL(document.referrer).host : ''
  tabStore.set(key, JSON.stringify({ source, referrer: host === location.host ? '' : host.slice(0, longest) } satisfies Arrival))
}

export function readArrival(): Partial<Arrival> {
  return JSON.parse(tabStore.get(key) ?? '{}') as Partial<Arrival>
}
