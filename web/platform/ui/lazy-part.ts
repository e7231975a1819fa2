import { type ComponentType, lazy } from 'react'
import { loadPart } from '../client/new-version.ts'

/** A component that is loaded when it is first shown, also after the server got a newer version than the page. */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy`, which gives the part's properties back.
export function lazyPart<Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) {
  return lazy(() => loadPart(load))
}
