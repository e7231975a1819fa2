import type { Browser, BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

/** Collects what goes wrong in any page of any person of a story, and what the story said would. */
export class ConsoleWatch {
  readonly #seen: string[] = []
  readonly #announced: RegExp[] = []

  /** From now on an error whose text or address fits is expected. */
  announce(pattern: RegExp): void {
    this.#announced.push(pattern)
  }

  /** The errors that nobody announced. */
  unexpected(): string[] {
    return this.#seen.filter((text) => !this.#announced.some((pattern) => pattern.test(text)))
  }

  /** Watches every context that is opened from now on. Answers how to stop. */
  follow(browser: Browser): () => void {
    const watch = (context: BrowserContext) => {
      context.on('console', (message) => this.#noteConsole(message))
      context.on('weberror', (error) => this.#noteError(error))
    }
    browser.on('context', watch)
    return () => browser.off('context', watch)
  }

  #noteConsole(message: ConsoleMessage): void {
    if (message.type() === 'error') this.#seen.push(`${message.text()} (${message.location().url})`)
  }

  #noteError(webError: WebError): void {
    const error = webError.error()
    this.#seen.push(error.stack ?? error.message)
  }
}
