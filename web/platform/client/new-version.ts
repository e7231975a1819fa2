const pauseMs = 20_000

/** Whether the server answers. Then a script that could not be loaded is gone: the site has a newer version than the page. */
export async function hasServer(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Whether the document was reloaded, rather than opened by a link, an address or the history. */
export function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload'
}

/**
 * Loads a part of the open page. When its script is gone, the page is reloaded; forms keep their input as a draft (SHR-02). A page that was
 * just reloaded is not reloaded again.
 * @throws the error of the import when a reload does not help
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if ((isReloaded() && performance.now() < pauseMs) || !(await hasServer())) throw error
    location.reload()
    // Never settles, because the page is reloaded.
    return new Promise(() => {})
  }
}
