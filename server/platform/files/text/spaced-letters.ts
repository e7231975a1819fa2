import { withoutAccents } from '#domain/kernel/search-words.ts'

/** At least four letters with the same space between all of them: C O N T A D O R A. */
const run = /(?<![\p{L}\p{N}])\p{L}([^\S\n\t])\p{L}(?:\1\p{L}){2,}(?![\p{L}\p{N}])/gu
/** A line of capitals in pieces, many of which are single letters, as PDFs of narrower spacing are read: EXP E R I E N C I A LA BO R A L. */
const pieces = /^[^\S\n]*\p{Lu}{1,3}(?: \p{Lu}{1,3}){4,}[^\S\n]*$/gmu
const isOneWord = /^(?:\p{Lu}+|\p{Lu}?\p{Ll}+)$/u

/** The words of headings of CVs, without accents. Only a line that consists of them is divided into words. */
const headingWords = new Set(
  `about academic academica academicas academico academicos acerca adicional adicionales and awards capacitacion certificaciones certifications
  competencias complementaria complementarios conocimientos contact contacto cursos datos de del e education educacion en employment estudios
  experience experiencia experiencias formacion habilidades herramientas history idiomas informacion information intereses interests key laboral
  laborales languages logros me mi objective objetivo of perfil personal personales personals portafolio portfolio proyectos professional
  profesional profesionales profile projects publicaciones references referencias resumen skills sobre software soft summary superior tecnica
  tecnicas technical tools training volunteer voluntariado work y`.split(/\s+/),
)

/** Joins the letters of headings that are drawn apart to words, so that they are found. */
export function joinSpacedLetters(text: string): string {
  return text
    .replace(pieces, (line) => {
      const parts = line.trim().split(' ')
      const single = parts.filter((part) => part.length === 1).length
      return single >= 0.4 * parts.length ? (wordOf(line) ?? line) : line
    })
    .replace(run, (letters) => wordOf(letters) ?? letters)
}

/** Undefined for letters that are no word: of both cases, or neighbours in the alphabet, as categories of driving licences are. */
function wordOf(letters: string): string | undefined {
  const word = letters.replace(/\s/g, '')
  const isList = [...word].every((letter, at) => at === 0 || letter.charCodeAt(0) === word.charCodeAt(at - 1) + 1)
  return isOneWord.test(word) && !isList ? (divided(word) ?? word) : undefined
}

/** The words of a heading whose spaces are as narrow as those between its letters; undefined for other texts. */
function divided(word: string): string | undefined {
  const plain = withoutAccents(word)
  if (plain.length !== word.length) return undefined
  // For each place, where the last word up to it begins; the longest words count.
  const begins: (number | undefined)[] = [0]
  for (let end = 1; end <= plain.length; end++)
    for (let from = 0; from < end && begins[end] === undefined; from++)
      if (begins[from] !== undefined && headingWords.has(plain.slice(from, end))) begins[end] = from
  const words: string[] = []
  for (let end = word.length; end > 0; end = begins[end] ?? 0) {
    if (begins[end] === undefined) return undefined
    words.unshift(word.slice(begins[end], end))
  }
  return words.join(' ')
}
