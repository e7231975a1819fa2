export interface Banner {
  readonly id: number
  readonly kind: 'success' | 'error'
  /** Message key, so that the text follows the language while it is on screen. */
  readonly key: string
  readonly values: Record<string, string | number>
  /** The page that it speaks of; undefined until the next one is there, for what leads to another page. */
  readonly page: string | undefined
}

const successMs = 10_000
const none: readonly Banner[] = []
let banners: readonly Banner[] = none
let nextId = 1
const listeners = new Set<() => void>()

function become(next: readonly Banner[]): void {
  banners = next
  for (const listener of listeners) listener()
}

/**
 * Shows a banner; a new one of the same kind replaces the former. Success goes by itself, an error stays until it is closed or its
 * page is left.
 */
export function showBanner(kind: Banner['kind'], key: string, values: Banner['values'] = {}, page: Banner['page']): void {
  const banner = { id: nextId++, kind, key, values, page }
  become([...banners.filter((other) => other.kind !== kind), banner])
  if (kind === 'success') setTimeout(() => closeBanner(banner.id), successMs)
}

export function closeBanner(id: number): void {
  if (banners.some((banner) => banner.id === id)) become(banners.filter((banner) => banner.id !== id))
}

/** Another page is on screen: what spoke of the former one goes, what was meant for this one stays with it. */
export function settleBanners(page: string): void {
  if (banners.length === 0) return
  become(banners.filter((banner) => (banner.page ?? page) === page).map((banner) => ({ ...banner, page })))
}

export const bannerStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => banners,
  onServer: () => none,
}
