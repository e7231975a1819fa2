import { withoutAccents } from './search-words.ts'

interface Colleague {
  readonly fullname: string
  readonly email: string
}

const wordsOf = (name: string): string[] => withoutAccents(name).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Finds the colleagues whom a cell may name by an address, or by two words of the name or more in any order: "Páez, Diego", "Diego Páez
 * <d@x.co>". An address or a whole name comes before names that have these words among others.
 */
export function colleaguesNamed<One extends Colleague>(colleagues: readonly One[]): (cell: string) => readonly One[] {
  const named = colleagues.map((one) => {
    const words = wordsOf(one.fullname)
    return { one, name: words.join(' '), words: new Set(words) }
  })
  const byAddress = new Map(colleagues.map((one) => [one.email.toLowerCase(), one]))
  return (cell) => {
    const address = /[^\s<>(),;:]+@[^\s<>(),;:]+/.exec(cell)?.[0].toLowerCase()
    const owner = address && byAddress.get(address)
    if (owner) return [owner]
    const words = wordsOf(address ? cell.replace(/\S*@\S*/, ' ') : cell)
    const same = named.filter(({ name }) => name === words.join(' '))
    if (same.length > 0) return same.map(({ one }) => one)
    if (words.length < 2) return []
    return named.filter((colleague) => words.every((word) => colleague.words.has(word))).map(({ one }) => one)
  }
}

/** Finds the only colleague whom a cell may name; undefined when it is none of them, or may be several. */
export function colleagueFinder<One extends Colleague>(colleagues: readonly One[]): (cell: string) => One | undefined {
  const find = colleaguesNamed(colleagues)
  return (cell) => {
    const [one, another] = find(cell)
    return another ? undefined : one
  }
}
