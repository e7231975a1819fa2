import type { Page } from '@playwright/test'

/**
 * Translates the page as Chrome does: replaces every text by elements with its translation, here in quotation marks, including texts that
 * appear or change later. Skips elements marked as not translatable. Waits until React has hydrated the page; another story translates
 * earlier.
 */
export async function translate(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
  await page.evaluate(translateHere)
}

/** Runs in the browser. React hydrates a page part by part and marks each hydrated element. */
function isHydrated(): boolean {
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
