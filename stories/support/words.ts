import type { Page } from '@playwright/test'
import type { Language } from '#domain/kernel/languages.ts'
import { catalogs } from './texts.ts'

const keys = new Set(Object.keys(catalogs.es))
/** Names in the demo world that equal a message. The skill Inglés has this name in every language. */
const names: readonly string[] = ['Inglés']

/** All texts of the screen itself, including accessible labels. What a person's document says, which nobody translates, is not among them. */
export async function everyWordOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = [document.title]
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, [translate=no]') || !element.checkVisibility()) continue
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) words.push(element.getAttribute(name) ?? '')
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '')
    }
    return words.map((text) => text.trim()).filter((text) => text !== '')
  })
}

/** Message keys that appear on the screen instead of their text. */
export function keysAmong(words: readonly string[]): string[] {
  return words.flatMap((text) => text.match(/\b[a-z0-9]+(?:[._][A-Za-z0-9]+)+\b/g) ?? []).filter((word) => keys.has(word))
}

/** Messages of one language on a screen in the other one, which does not have the same text. */
export function leftIn(language: Language, words: readonly string[]): string[] {
  const [own, other] = language === 'es' ? [catalogs.es, catalogs.en] : [catalogs.en, catalogs.es]
  const others = new Set<string>(Object.values(other))
  const foreign = new Set<string>(Object.values(own).filter((text) => !others.has(text) && !names.includes(text)))
  return words.filter((text) => foreign.has(text))
}
