import { useCallback, useContext, useRef } from 'react'
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router'

const loads = new Map<string, Promise<boolean>>()

/**
 * Returns a function that loads the code of a page before it is opened, once, and tells whether it is there. The router's own `prefetch`
 * reloads the open page when a script does not arrive, with what was typed on it, and Chromium remembers a script that was imported in vain:
 * so each file is fetched into the cache first, and imported only when all have arrived. A page that the router does not know yet is not
 * loaded.
 */
export function useLoadAhead(): (path: string) => Promise<boolean> {
  const framework = useContext(UNSAFE_FrameworkContext)
  const router = useContext(UNSAFE_DataRouterContext)?.router
  return useCallback(
    async (path) => {
      const routes = router?.match(path)?.map(({ route }) => framework?.manifest.routes[route.id]) ?? []
      const loaded = await Promise.all(routes.map((files) => files !== undefined && loadOnce(files)))
      return loaded.length > 0 && loaded.every(Boolean)
    },
    [framework, router],
  )
}

interface RouteFiles {
  readonly module: string
  readonly imports?: string[] | undefined
}

function loadOnce({ module, imports = [] }: RouteFiles): Promise<boolean> {
  const load =
    loads.get(module) ??
    Promise.all([module, ...imports].map(intoCache))
      .then(() => import(/* @vite-ignore */ module))
      .then(
        () => true,
        () => !loads.delete(module),
      )
  loads.set(module, load)
  return load
}

const intentMs = 100

/** The handlers of a link whose page is loaded once the person rests on it. */
export function useAheadOf(path: string) {
  const load = useLoadAhead()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const rest = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void load(path), intentMs)
  }
  const leave = () => clearTimeout(timer.current)
  return { onPointerEnter: rest, onPointerLeave: leave, onFocus: rest, onBlur: leave }
}

async function intoCache(href: string): Promise<void> {
  const answer = await fetch(href, { priority: 'low' })
  if (!answer.ok) throw new Error(href)
  await answer.arrayBuffer()
}
