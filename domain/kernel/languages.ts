/** The languages of the product. A first visit is in Spanish, unless the browser asks for English (I18N-01). */
export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'es'

/** Key of the chosen language in local storage, and the cookie that mirrors it for server rendering (I18N-02). */
export const languageStorageKey = 'language'
/** Query parameter of a page's language in its canonical and alternate addresses. */
export const languageParameter = 'lang'

/** Locales used to format dates and numbers (I18N-04). */
export const localeOf: Record<Language, string> = { es: 'es-CO', en: 'en-US' }

export const otherLanguage: Record<Language, Language> = { es: 'en', en: 'es' }

/** The address of a page in a language, for links, sitemap and feeds. In the default language it has no parameter. */
export function addressIn(publicUrl: string, path: string, language: Language): string {
  return language === defaultLanguage ? `${publicUrl}${path}` : mailedAddress(publicUrl, path, language)
}

/**
 * The address of a page in an e-mail. It always names the language, because the reader's browser may have chosen the other one (SPEC-66).
 * The path may have parameters of its own.
 */
export function mailedAddress(publicUrl: string, path: string, language: Language): string {
  return `${publicUrl}${path}${path.includes('?') ? '&' : '?'}${languageParameter}=${language}`
}

/** Reads a language from untrusted text; anything unknown is undefined. */
export function parseLanguage(text: unknown): Language | undefined {
  return languages.find((language) => language === text)
}

/**
 * The language that a browser prefers by its Accept-Language, as `fr, en-GB;q=0.8, es;q=0.5`: the first of the product's that it names,
 * by weight. Undefined when it names none.
 */
export function preferredLanguage(header: string | undefined): Language | undefined {
  const named = (header ?? '')
    .slice(0, mostOfHeader)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((one) => one.startsWith('q='))
      return { language: parseLanguage(tag.split('-')[0]), weight: weight === undefined ? 1 : Number(weight.slice(2)) }
    })
  // The oldest browsers have no toSorted.
  const [wanted] = named.filter(({ language, weight }) => language && weight > 0).sort((one, other) => other.weight - one.weight)
  return wanted?.language
}
const mostOfHeader = 200
