/** The browser's storage. When it is blocked or full, this page keeps the values in memory until it is left. */
function kept(place: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>()
  return {
    get(key: string): string | null {
      const here = memory.get(key)
      if (here !== undefined) return here
      try {
        return globalThis[place].getItem(key)
      } catch {
        return null
      }
    },
    set(key: string, value: string): void {
      try {
        globalThis[place].setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    remove(key: string): void {
      memory.delete(key)
      try {
        globalThis[place].removeItem(key)
      } catch {
        // The storage is blocked or full.
      }
    },
  }
}

/** Shared by all tabs of the site, and persistent. */
export const localStore = kept('localStorage')

/** For this tab, until it is closed. */
export const tabStore = kept('sessionStorage')
