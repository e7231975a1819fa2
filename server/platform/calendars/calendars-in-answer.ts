import { Parser } from 'htmlparser2'

/** The calendars in the answer of a CalDAV server, which is XML; undefined for anything else. */
export function calendarsInAnswer(xml: string): string[] | undefined {
  const calendars: string[] = []
  let isAnswer = false
  let text: string[] | undefined
  const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()
  const parser = new Parser(
    {
      onopentag(name) {
        if (localName(name) === 'multistatus') isAnswer = true
        if (localName(name) === 'calendar-data') text = []
      },
      ontext(part) {
        text?.push(part)
      },
      onclosetag(name) {
        if (localName(name) !== 'calendar-data' || !text) return
        const calendar = text.join('').trim()
        if (calendar !== '') calendars.push(calendar)
        text = undefined
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return isAnswer ? calendars : undefined
}
