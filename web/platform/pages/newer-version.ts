import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'
import { isReloaded } from '../client/new-version.ts'
import { tabStore } from '../client/storage.ts'

const askedFor = 'asked_for'

/**
 * Notes the target of a navigation before the page is unloaded. React Router reloads the open page when a script of the next one is gone,
 * because the site has a newer version.
 */
export function useNotedTarget(): void {
  const { location: target } = useNavigation()
  useEffect(() => {
    if (!target) return
    const note = () => tabStore.set(askedFor, createPath(target))
    addEventListener('pagehide', note)
    return () => removeEventListener('pagehide', note)
  }, [target])
}

/** After such a reload, goes to the noted target. Returns whether it does. */
export function followNotedTarget(): boolean {
  const target = tabStore.get(askedFor)
  if (target === null) return false
  tabStore.remove(askedFor)
  if (!isReloaded() || target === createPath(location)) return false
  // A new entry, so that 'back' leads to the page that was left.
  history.pushState(null, '', target)
  location.reload()
  return true
}
