import { limits } from '../../kernel/limits.ts'

/** Greetings with which messages begin. */
const greeting =
  /^(?:hola|buen[oa]s?(?: d[ií]as?| tardes?| noches?)?|estimad[oa]s?|apreciad[oa]s?|querid[oa]s?|(?:reciban? un )?(?:cordial |atento )?saludos?(?: cordial(?:es)?)?|hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings)(?!\p{L})/iu

/** The greeted person or team: names, and the words before them. */
const addressee = String.raw`(?:\p{Lu}[\p{L}'’.-]*|a|de|del|la|las|los|el|y|and|the|señor(?:a|ita|es|as)?|sr(?:a|es|as|ta)?\.?|dra?\.?|ing\.?|lic\.?|mrs?\.?|ms\.?|equipo|todos|todas|team|all|there|everyone)`

/** After a greeting: those that it names, up to the sign or the line's end that ends it. A comma before the name needs a colon or a line's end. */
const named = new RegExp(
  String.raw`^(?:, +${addressee}(?: +${addressee})*[ \t]*(?::|\n)|(?: +${addressee})*[ \t]*(?:[,:;.!]+|[–-](?= )|\n|$))\s*`,
  'u',
)

/** The line with which a mail program introduces what was answered, before quoted lines between which the person wrote. */
const introduction = /^(?:El|On|Em|Le) [\s\S]{1,300}?(?:escribió|wrote|escreveu|écrit) ?:[ \t]*\n+(?=>)/mu

/** The words of a message on one line, without quoted lines and the greetings at its beginning, for lists that show where it begins. */
export function excerptOf(words: string): string {
  let rest = (introduction.test(words) ? words.replace(introduction, '').replace(/^>.*$/gm, '') : words).trim()
  // "Hola, Marta. Buenas tardes."
  for (let greetings = 0; greetings < 3; greetings += 1) {
    const greeted = greeting.exec(rest)
    if (!greeted) break
    const after = rest.slice(greeted[0].length)
    const end = named.exec(after)
    const left = end ? after.slice(end[0].length).trim() : ''
    // A message may be nothing but a greeting.
    if (left === '') break
    rest = left
  }
  return rest.replace(/\s+/g, ' ').slice(0, limits.text.line)
}
