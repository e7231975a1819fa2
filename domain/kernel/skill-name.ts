import type { Language } from './languages.ts'

interface NamesOfSkill {
  readonly name_language: Language | null
  readonly name_es: string
  readonly name_en: string
}

/** The name of a skill for a reader, and the language of that name; null for a name that is the same in both languages. */
export function skillNameIn(language: Language, { name_language, name_es, name_en }: NamesOfSkill) {
  return { name: { es: name_es, en: name_en }[language], language: name_es === name_en ? name_language : language }
}
