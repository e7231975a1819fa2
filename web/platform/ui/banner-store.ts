import { createStore } from '../client/store.ts'

export interface Banner {
  readonly id: number
  readonly kind: 'success' | 'error'
  /** Message key, so that a visible banner follows a change of language. */
  readonly key: string
  readonly values: Record<string, string | number>
}

const successMs = 10_000
const none: readonly Banner[] = []
const { current, become, subscribe } = createStore<readonly Banner[]>(none)
const leaving = new Map<number, ReturnType<typeof setTimeout>>()
let nextId = 1
let spokenBefore = 0

/** Shows a banner, replacing one of the same kind. Success closes by itself; an error stays until it is closed or its page left. */
export function showBanner(kind: Banner['kind'], key: string, values: Banner['values'] = {}): void {
  const banner = { id: nextId++, kind, key, values }
  become([...current().filter((other) => other.kind !== kind), banner])
  releaseBanner(banner)
}

/** The pointer or the focus is in the banner: it stays until that ends. */
export function holdBanner(id: number): void {
  clearTimeout(leaving.get(id))
  leaving.delete(id)
}

export function releaseBanner({ id, kind }: Banner): void {
  holdBanner(id)
  if (kind === 'success')
    leaving.set(
      id,
      setTimeout(() => closeBanner(id), successMs),
    )
}

/** The id of the next banner; current ones have lower ids. */
export const nextBannerId = () => nextId

export function closeBanner(id: number): void {
  holdBanner(id)
  if (current().some((banner) => banner.id === id)) become(current().filter((banner) => banner.id !== id))
}

/** Called when the person acts: current banners are about an earlier action. */
export function noteAction(): void {
  spokenBefore = nextId
}

/** Called when another page is shown: closes banners of the former page, but not those of the action that led here. */
export function closeOldBanners(): void {
  if (current().length > 0) become(current().filter(({ id }) => id >= spokenBefore))
}

export const bannerStore = { subscribe, current, onServer: () => none }
