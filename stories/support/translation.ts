import type { Page } from '@playwright/test'

/**
 * Translates the page as Chrome does: every text is replaced by elements that hold its translation, here in quotation marks, and what
 * comes or changes later is translated too. Elements that ask for it are left alone. It waits until React has taken over the page: a page
 * translated before that is a story of its own.
 */
export async function translate(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver)
  await page.evaluate(translateHere)
}

/** Runs in the browser. React takes over the parts of a page one after the other, and marks each element that it has taken over. */
function isTakenOver(): boolean {
  const elements = document.querySelectorAll('h1, nav a, button, label, input')
  return [...elements].every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')))
}

/** Runs in the browser. */
export function translateHere(): void {
  const wrap = (text: Text) => {
    const parent = text.parentElement
    if (!parent || text.data.trim() === '' || parent.closest('font, script, style, textarea, [translate="no"]')) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    parent.replaceChild(outer, text)
    outer.append(inner)
    inner.append(`«${text.data}»`)
  }
  const walk = (node: Node): void => {
    if (node instanceof Text) wrap(node)
    else for (const child of [...node.childNodes]) walk(child)
  }
  walk(document.body)
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) walk(node)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}
