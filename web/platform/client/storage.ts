/**
 * What a browser keeps of a site. Where it refuses to (storage is blocked, or full), this page keeps it in memory, so that everything
 * works until it is left.
 */
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
        // Nothing is kept there.
      }
    },
  }
}

/** For every tab of the site, also later. */
export const localStore = kept('localStorage')

/** For this tab, until it is closed. */
export const tabStore = kept('sessionStorage')
