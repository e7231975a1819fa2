/** The two languages of the product; Spanish is what a first visit sees (I18N-01). */
export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'es'

/** Key of the chosen language in local storage, and the name of the cookie that mirrors it for server rendering (I18N-02). */
export const languageStorageKey = 'language'
/** Query parameter that names a page's language in its canonical and alternate addresses. */
export const languageParameter = 'lang'

/** Locales used to format dates and numbers (I18N-04). */
export const localeOf: Record<Language, string> = { es: 'es-CO', en: 'en-US' }

/** Reads a language from untrusted text; anything unknown is undefined. */
export function parseLanguage(text: unknown): Language | undefined {
  return languages.find((language) => language === text)
}
