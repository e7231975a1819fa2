import type { Browser, BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

/**
 * What Chrome writes for a request without a connection, and what the router writes when it asks in vain for the routes of links that came
 * into view just before (routeDiscovery in react-router.config.ts), or opens a page that it was preloading then, which it loads anew.
 */
export const connectionErrors = /ERR_INTERNET_DISCONNECTED|Failed to fetch|Error loading route module/

/** Collects the errors of all pages of a story, and the errors that the story expects. */
export class ConsoleWatch {
  readonly #seen: string[] = []
  readonly #announced: RegExp[] = []
  readonly #left = new Set<BrowserContext>()

  /** Expects errors whose text or URL matches from now on. */
  announce(pattern: RegExp): void {
    this.#announced.push(pattern)
  }

  /** Ends the watch over a context whose pages are about to close. What they were still loading fails then. */
  leave(context: BrowserContext): void {
    this.#left.add(context)
  }

  /** The errors that the story does not expect. */
  unexpected(): string[] {
    return this.#seen.filter((text) => !this.#announced.some((pattern) => pattern.test(text)))
  }

  /** Watches every context that opens from now on. Returns a function that stops it. */
  follow(browser: Browser): () => void {
    const watch = (context: BrowserContext) => {
      context.on('console', (message) => this.#left.has(context) || this.#noteConsole(message))
      context.on('weberror', (error) => this.#left.has(context) || this.#noteError(error))
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
