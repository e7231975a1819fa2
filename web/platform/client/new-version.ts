const pauseMs = 20_000

/** Whether the server works. Then a script that could not be loaded is gone: the site has a newer version than the page. */
export async function hasServer(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Whether the open document comes from a reload, and not from a link, an address or the way back. */
export function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload'
}

/**
 * Loads a part of the open page. When its script is gone, the page is reloaded; forms keep what was typed as a draft (SHR-02). A page that
 * has just been reloaded is not reloaded again.
 * @throws the error of the import when a reload does not help
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if ((isReloaded() && performance.now() < pauseMs) || !(await hasServer())) throw error
    location.reload()
    // Never settles: the page goes.
    return new Promise(() => {})
  }
}
