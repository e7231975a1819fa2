import type { Language } from './languages.ts'

/** Frequent words of one language that are no words of the other. Words of both, such as "a", "me" and "son", do not count. */
const frequentWords: Record<Language, readonly string[]> = {
  es: 'de la el en y los del las por con para una su al lo como más o pero sus le ya este entre sobre también hasta desde esta está durante uno ni contra ese eso mí qué e muy sin fue ha sido mi nos hoy años'.split(
    ' ',
  ),
  en: 'the of and to in is that for it as was with on by this at from or an be have which had their were been has its not but they are my i we you'.split(
    ' ',
  ),
}
const sets = { es: new Set(frequentWords.es), en: new Set(frequentWords.en) }

/** The language of a text, by which language has more of its frequent words in it. Spanish when neither has more. */
export function languageOfText(text: string): Language {
  const counts = { es: 0, en: 0 }
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    if (sets.es.has(word)) counts.es += 1
    if (sets.en.has(word)) counts.en += 1
  }
  return counts.en > counts.es ? 'en' : 'es'
}
