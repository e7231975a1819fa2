import { type ComponentType, lazy } from 'react'
import { loadPart } from '../client/new-version.ts'

/** A component that is loaded when it is first shown, also after the server got a newer version than the page. */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy`, which gives the part's properties back.
export function lazyPart<Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) {
  return lazy(() => loadPart(load))
}

const retryMs = 5_000

/**
 * The same for a part of the frame of every page: when it cannot be loaded, the page goes on without it and tries again, instead of ending in
 * an error. Put it into a `Suspense` that shows nothing.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy`, which gives the part's properties back.
export function framePart<Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) {
  return lazy(async () => {
    for (;;) {
      try {
        return await loadPart(load)
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryMs))
      }
    }
  })
}
