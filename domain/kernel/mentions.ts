import { z } from 'zod'

/** A colleague who is mentioned in a note. The name is empty for a deleted account. */
export const mentioned = z.object({ uuid: z.string(), name: z.string() })
export type Mentioned = z.infer<typeof mentioned>

/** A colleague who may be mentioned in a note. */
export const colleague = z.object({ uuid: z.string(), fullname: z.string(), email: z.string() })
export type Colleague = z.infer<typeof colleague>

/** A mention as a note stores it, so that it survives another name: `@[uuid]`. */
const reference = /@\[([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\]/gi

/** The uuids that a stored note mentions, each once. */
export function mentionedIn(body: string): string[] {
  return [...new Set([...body.matchAll(reference)].map(([, uuid = '']) => uuid.toLowerCase()))]
}

/** A stored note in parts: texts, and mentions with their current name. */
export function noteParts(body: string, mentions: readonly Mentioned[]): ({ text: string } | Mentioned)[] {
  const parts: ({ text: string } | Mentioned)[] = []
  let end = 0
  for (const match of body.matchAll(reference)) {
    const uuid = match[1]?.toLowerCase() ?? ''
    if (match.index > end) parts.push({ text: body.slice(end, match.index) })
    parts.push(mentions.find((one) => one.uuid === uuid) ?? { uuid, name: '' })
    end = match.index + match[0].length
  }
  return end < body.length ? [...parts, { text: body.slice(end) }] : parts
}

/** A stored note as text with the current names; `gone` stands for deleted accounts. */
export function withNames(body: string, mentions: readonly Mentioned[], gone: string): string {
  return noteParts(body, mentions)
    .map((part) => ('text' in part ? part.text : `@${part.name || gone}`))
    .join('')
}

/** Mentions with names that differ, so that an edited note keeps apart colleagues of one name; `gone` names deleted accounts. */
export function distinctNames(mentions: readonly Mentioned[], gone: string): Mentioned[] {
  const used = new Map<string, number>()
  return mentions.map(({ uuid, name }) => {
    const shown = name || gone
    const count = (used.get(shown) ?? 0) + 1
    used.set(shown, count)
    return { uuid, name: count === 1 ? shown : `${shown} (${count})` }
  })
}

/** A typed note as it is stored: `@` with the name of a picked colleague becomes a reference. The longest name that fits counts. */
export function withReferences(text: string, picked: readonly Mentioned[]): string {
  const names = picked.map(({ name }) => name).filter((name) => name !== '')
  if (names.length === 0) return text
  const longestFirst = [...names].sort((one, other) => other.length - one.length)
  const named = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return text.replace(new RegExp(`@(${named})(?![\\p{L}\\p{N}])`, 'gu'), (whole, name: string) => {
    const uuid = picked.find((one) => one.name === name)?.uuid
    return uuid === undefined ? whole : `@[${uuid}]`
  })
}

/** The words after an `@` for which nobody was picked, each once: they mention nobody. Addresses are not among them. */
export function unpickedIn(text: string, picked: readonly Mentioned[]): string[] {
  const words = withReferences(text, picked).matchAll(/(?:^|[\s(])(@\p{L}[\p{L}\p{N}'’-]*)/gu)
  return [...new Set([...words].map(([, word = '']) => word))]
}
