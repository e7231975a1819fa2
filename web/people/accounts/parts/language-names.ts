import type { Language } from '#domain/kernel/languages.ts'

/** Each language by its own name, whatever the language of the page. */
export const languageNames: Record<Language, string> = { es: 'Español', en: 'English' }
