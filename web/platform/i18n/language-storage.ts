import { type Language, languageParameter, languageStorageKey, parseLanguage } from '#domain/kernel/languages.ts'
import { localStore } from '../client/storage.ts'

const yearSeconds = 365 * 24 * 3600

/** Stores the choice in local storage and in the cookie that the server reads (I18N-02). */
export function storeLanguage(language: Language): void {
  localStore.set(languageStorageKey, language)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of the project's range.
  document.cookie = `${languageStorageKey}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`
}

/** The language of the address, else of local storage; undefined on a first visit (I18N-01). */
export function chosenLanguage(): Language | undefined {
  return parseLanguage(new URLSearchParams(location.search).get(languageParameter)) ?? storedLanguage()
}

/** The language that local storage holds. */
export function storedLanguage(): Language | undefined {
  return parseLanguage(localStore.get(languageStorageKey))
}

/** Calls back when another tab switches the language. Returns the function that stops it. */
export function watchOtherTabs(onSwitch: (language: Language) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    const language = event.key === languageStorageKey ? parseLanguage(event.newValue) : undefined
    if (language) onSwitch(language)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
