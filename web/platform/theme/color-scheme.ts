import { useSyncExternalStore } from 'react'
import { localStore } from '../client/storage.ts'

type ColorScheme = 'light' | 'dark'
/** `system` follows what the device prefers. */
type SchemeChoice = ColorScheme | 'system'

const storageKey = 'color_scheme'
const attribute = 'data-color-scheme'

/** Runs in the head before the first paint: applies the stored choice, else the system's preference. */
export const colorSchemeScript = `try{var s=localStorage.getItem('${storageKey}')}catch(e){}document.documentElement.setAttribute('${attribute}',s==='light'||s==='dark'?s:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')`

const listeners = new Set<() => void>()

function apply(scheme: ColorScheme): void {
  document.documentElement.setAttribute(attribute, scheme)
  for (const listener of listeners) listener()
}

function keptScheme(): ColorScheme | undefined {
  const kept = localStore.get(storageKey)
  return kept === 'light' || kept === 'dark' ? kept : undefined
}

function systemScheme(): ColorScheme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function shown(): ColorScheme {
  return document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const follow = () => apply(keptScheme() ?? systemScheme())
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', follow)
  addEventListener('storage', follow)
  // The system may have changed between the first paint and the start of this listener.
  follow()
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', follow)
    removeEventListener('storage', follow)
  }
}

/**
 * The scheme on screen, which follows the system until the person chooses, and the person's choice. The server renders the light scheme.
 */
export function useColorScheme(): { scheme: ColorScheme; chosen: SchemeChoice; choose(scheme: SchemeChoice): void } {
  const scheme = useSyncExternalStore<ColorScheme>(subscribe, shown, () => 'light')
  const chosen = useSyncExternalStore<SchemeChoice>(
    subscribe,
    () => keptScheme() ?? 'system',
    () => 'system',
  )
  return {
    scheme,
    chosen,
    choose: (next) => {
      if (next === 'system') localStore.remove(storageKey)
      else localStore.set(storageKey, next)
      apply(next === 'system' ? systemScheme() : next)
    },
  }
}
