import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { type Language, languageParameter } from '#domain/kernel/languages.ts'
import { showBanner } from '../ui/banner-store.ts'
import { loadLanguage, textIn, wireTextIn } from './catalog.ts'
import { chosenLanguage, storeLanguage, watchOtherTabs } from './language-storage.ts'
import type { Translate } from './translate.ts'

interface LanguageState {
  readonly language: Language
  /**
   * Switches without a reload: texts, loaders, open lists, other tabs (I18N-02, I18N-03). Returns false when the texts could not be loaded:
   * a banner says so, and nothing changes.
   */
  changeLanguage(next: Language): Promise<boolean>
}

export const LanguageContext = createContext<LanguageState | undefined>(undefined)
const listeners = new Set<(language: Language) => void>()

/** Notifies code outside React (cached queries, the session) of a switch. Returns the function that stops it. */
export function onLanguageChange(listener: (language: Language) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `initial` is the language of the server's rendering. The first client render repeats it; then the stored choice applies. */
export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(initial)
  const asked = useRef(initial)
  const shown = useRef(initial)
  const readAgain = useReadAgain()

  const show = useCallback(
    async (next: Language, isChosenHere: boolean) => {
      asked.current = next
      try {
        await loadLanguage(next)
      } catch {
        if (asked.current !== next) return true
        asked.current = shown.current
        showBanner('error', 'site.language_failed')
        return false
      }
      if (asked.current !== next) return true
      if (isChosenHere) storeLanguage(next)
      if (next === shown.current) return true
      shown.current = next
      setLanguage(next)
      await readAgain()
      for (const listener of listeners) listener(next)
      return true
    },
    [readAgain],
  )
  const changeLanguage = useCallback((next: Language) => show(next, true), [show])

  useEffect(() => {
    const chosen = chosenLanguage()
    if (chosen) void show(chosen, true)
    return watchOtherTabs((next) => void show(next, false))
  }, [show])

  const state = useMemo(() => ({ language, changeLanguage }), [language, changeLanguage])
  return <LanguageContext value={state}>{children}</LanguageContext>
}

/** Re-reads the server's data. A language parameter in the address is removed. */
function useReadAgain(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const location = useLocation()
  const tools = useRef({ revalidate, navigate, location })
  useEffect(() => {
    tools.current = { revalidate, navigate, location }
  })
  return useCallback(async () => {
    const { revalidate, navigate, location } = tools.current
    const search = new URLSearchParams(location.search)
    if (!search.has(languageParameter)) return revalidate()
    search.delete(languageParameter)
    await navigate({ ...location, search: search.toString() }, { replace: true, preventScrollReset: true, state: location.state })
  }, [])
}

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext)
  if (!state) throw new Error('useLanguage outside LanguageProvider')
  return state
}

export function useText(): Translate {
  const { language } = useLanguage()
  return useMemo(() => textIn(language), [language])
}

/** Texts of keys from the wire (refusals, field errors) in the language on screen (I18N-06). */
export function useWireText(): (key: string, values?: Record<string, string | number>) => string {
  const { language } = useLanguage()
  return useMemo(() => wireTextIn(language), [language])
}
