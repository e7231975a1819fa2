import { createStore } from '../client/store.ts'

export interface Banner {
  readonly id: number
  readonly kind: 'success' | 'error'
  /** Message key, so that the text follows the language while it is on screen. */
  readonly key: string
  readonly values: Record<string, string | number>
}

const successMs = 10_000
const none: readonly Banner[] = []
const { current, become, subscribe } = createStore<readonly Banner[]>(none)
const leaving = new Map<number, ReturnType<typeof setTimeout>>()
let nextId = 1
let spokenBefore = 0

/** Shows a banner; a new one of the same kind replaces the former. Success goes by itself, an error stays until it is closed or its page left. */
export function showBanner(kind: Banner['kind'], key: string, values: Banner['values'] = {}): void {
  const banner = { id: nextId++, kind, key, values }
  become([...current().filter((other) => other.kind !== kind), banner])
  letBannerGo(banner)
}

/** Somebody points at it or has the focus in it: it stays until it is let go. */
export function holdBanner(id: number): void {
  clearTimeout(leaving.get(id))
  leaving.delete(id)
}

export function letBannerGo({ id, kind }: Banner): void {
  holdBanner(id)
  if (kind === 'success')
    leaving.set(
      id,
      setTimeout(() => closeBanner(id), successMs),
    )
}

/** The id of the next banner: those that are there already have lower ones. */
export const nextBannerId = () => nextId

export function closeBanner(id: number): void {
  holdBanner(id)
  if (current().some((banner) => banner.id === id)) become(current().filter((banner) => banner.id !== id))
}

/** The person does the next thing: what stands there now speaks of what they did before. */
export function noteStep(): void {
  spokenBefore = nextId
}

/** Another page is on screen: what spoke of the former one goes, what came with the step that led here stays. */
export function closeSpokenBanners(): void {
  if (current().length > 0) become(current().filter(({ id }) => id >= spokenBefore))
}

export const bannerStore = { subscribe, current, onServer: () => none }
