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

export const otherLanguage: Record<Language, Language> = { es: 'en', en: 'es' }

/** A page's address in a language, as pages, the sitemap and feeds tell it: the default language is the page's own address. */
export function addressIn(publicUrl: string, path: string, language: Language): string {
  return language === defaultLanguage ? `${publicUrl}${path}` : mailedAddress(publicUrl, path, language)
}

/** The same for an e-mail: with the language always, because who opens it may have chosen the other one in that browser (SPEC-66). */
export function mailedAddress(publicUrl: string, path: string, language: Language): string {
  return `${publicUrl}${path}?${languageParameter}=${language}`
}

/** Reads a language from untrusted text; anything unknown is undefined. */
export function parseLanguage(text: unknown): Language | undefined {
  return languages.find((language) => language === text)
}
