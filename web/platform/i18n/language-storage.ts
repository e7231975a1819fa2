import { type Language, languageParameter, languageStorageKey, parseLanguage } from '#domain/kernel/languages.ts'
import { localStore } from '../client/storage.ts'

const yearSeconds = 365 * 24 * 3600

/** Keeps the choice in local storage and in the cookie that the server reads (I18N-02). */
export function storeLanguage(language: Language): void {
  localStore.set(languageStorageKey, language)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of the project's range.
  document.cookie = `${languageStorageKey}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`
}

/** What this browser chose: the address first, then local storage; undefined on a first visit (I18N-01). */
export function chosenLanguage(): Language | undefined {
  return parseLanguage(new URLSearchParams(location.search).get(languageParameter)) ?? storedLanguage()
}

/** What was chosen in this browser and kept. */
export function storedLanguage(): Language | undefined {
  return parseLanguage(localStore.get(languageStorageKey))
}

/** Calls back when another tab switches the language. Returns how to stop. */
export function watchOtherTabs(onSwitch: (language: Language) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    const language = event.key === languageStorageKey ? parseLanguage(event.newValue) : undefined
    if (language) onSwitch(language)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
