import { useCallback, useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router'

const loads = new Map<string, Promise<unknown>>()

/**
 * Returns a function that loads the code of a page before it is opened, once; it rejects when a file does not arrive, or while the router
 * does not know the page. The router's own `prefetch` reloads the open page when a script does not arrive, with what was typed on it, and
 * Chromium remembers a script that was imported in vain: so each file is fetched into the cache first, and imported only when all have
 * arrived.
 */
export function useLoadAhead(): (path: string) => Promise<unknown> {
  const framework = useContext(UNSAFE_FrameworkContext)
  const router = useContext(UNSAFE_DataRouterContext)?.router
  return useCallback(
    async (path) => {
      const matches = router?.match(path) ?? []
      // The page of unknown addresses stands for those that the router has not learned of by a link.
      if (matches.at(-1)?.route.path === '*') throw new Error(path)
      const files = matches.flatMap(({ route }) => framework?.manifest.routes[route.id] ?? [])
      return Promise.all(files.map(loadOnce))
    },
    [framework, router],
  )
}

interface RouteFiles {
  readonly module: string
  readonly imports?: string[] | undefined
}

function loadOnce({ module, imports = [] }: RouteFiles): Promise<unknown> {
  const known = loads.get(module)
  if (known) return known
  const load = Promise.all([module, ...imports].map(intoCache)).then(() => import(/* @vite-ignore */ module))
  loads.set(module, load)
  load.catch(() => loads.delete(module))
  return load
}

const intentMs = 100

/** The handlers of a link whose page is loaded once the person rests on it. */
export function useAheadOf(path: string) {
  const load = useLoadAhead()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const rest = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => load(path).catch(() => undefined), intentMs)
  }
  const leave = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return { onPointerEnter: rest, onPointerLeave: leave, onFocus: rest, onBlur: leave }
}

async function intoCache(href: string): Promise<void> {
  const answer = await fetch(href, { priority: 'low' })
  if (!answer.ok) throw new Error(href)
  await answer.arrayBuffer()
}
