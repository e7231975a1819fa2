import { limits } from '../../kernel/limits.ts'
import { isSentFrom } from '../../mail/quoted.rules.ts'

// For the server only, because not every browser knows (?i:) in a regular expression.

/** Greetings with which messages begin. */
const greeting =
  /^(?:hola|buen[oa]s?(?: d[ií]as?| tardes?| noches?)?|estimad[oa]s?|apreciad[oa]s?|querid[oa]s?|(?:reciban? un )?(?:cordial |atento )?saludos?(?: cordial(?:es)?)?|hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings)(?!\p{L})/iu

/** Words with which a message answers at once. They may stand where a name could: "Hola, Confirmo". */
const answer = `(?:s[ií]|no|ok|okay|vale|listo|claro|perfecto|excelente|entendido|recibido|confirm(?:o|ad[oa]|amos|ed)?|acept(?:o|ad[oa]|amos)|accept(?:ed)?|rechazo|asistiré|iré|puedo|quiero|prefiero|gracias|yes|yep|nope|sure|perfect|great|agreed|received|thanks|thank)`

/** Titles and teams, which no answer begins with. */
const title = String.raw`(?:señor(?:a|ita|es|as)?|sr(?:a|es|as|ta)?\.?|dra?\.?|ing\.?|lic\.?|mrs?\.?|ms\.?|equipo|todos|todas|team|all|there|everyone)(?!\p{L})`

/** The greeted person or team: names, and the words before them. */
const addressee = String.raw`(?!(?i:${answer})(?!\p{L}))(?:\p{Lu}[\p{L}'’.-]*|(?:a|de|del|la|las|los|el|y|and|the)(?!\p{L})|(?i:${title}))`

/**
 * After a greeting: those that it names, up to the sign or the line's end that ends it. After a comma, what a line ends could be an answer as
 * well as a name: it needs a colon, or a title.
 */
const named = new RegExp(
  String.raw`^(?:, +${addressee}(?: +${addressee})*[ \t]*:|, +(?:(?:a|al) +)?(?:(?:el|la|los|las|the) +)?(?i:${title})(?: +${addressee})*[ \t]*\n|(?: +${addressee})*[ \t]*(?:[,:;.!]+|[–-](?= )|\n|$))\s*`,
  'u',
)

/** The line with which a mail program introduces what was answered, before quoted lines between which the person wrote. */
const introduction = /^(?:El|On|Em|Le) [\s\S]{1,300}?(?:escribió|wrote|escreveu|écrit) ?:[ \t]*\n+(?=>)/mu

/** How many characters of a message an excerpt is made of, however long it is. */
export const excerptReads = 4 * limits.text.line

/** The words of a message on one line, without quoted lines and the greetings at its beginning, for lists that show where it begins. */
export function excerptOf(message: string): string {
  const words = message.slice(0, excerptReads)
  let rest = (introduction.test(words) ? words.replace(introduction, '').replace(/^>.*$/gm, '') : words).trim()
  // "Hola, Marta. Buenas tardes."
  for (let greetings = 0; greetings < 3; greetings += 1) {
    const greeted = greeting.exec(rest)
    if (!greeted) break
    const after = rest.slice(greeted[0].length)
    const end = named.exec(after)
    const left = end ? after.slice(end[0].length).trim() : ''
    // A message may be nothing but a greeting.
    if (left === '' || isSentFrom(left)) break
    rest = left
  }
  return rest.replace(/\s+/g, ' ').slice(0, limits.text.line)
}
