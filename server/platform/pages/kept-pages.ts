import { hash } from 'node:crypto'
import type { InProcessCall } from './in-process-call.ts'

/** A page as it is sent. */
export interface Page {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Names exactly these bytes; absent where the page is not to be kept. */
  readonly etag?: string
  readonly body: Buffer
  /** Its own inline scripts, as the policy names them. */
  readonly scripts: readonly string[]
}

type Question = Parameters<InProcessCall>
interface Kept {
  readonly page: Page
  readonly questions: readonly Question[]
  readonly answers: string
  /** Of the site before the answers were read: while it stays, they need not be read again. */
  readonly state: string | undefined
  readonly until: number
}

/** What one page reads, each question asked once: first whether a kept page still holds, then to render it. */
export function createReading(call: InProcessCall, state?: string) {
  const answers = new Map<string, ReturnType<InProcessCall>>()
  const asked: Question[] = []
  const ask: InProcessCall = (...question) => {
    const name = JSON.stringify(question)
    const answer = answers.get(name) ?? call(...question)
    answers.set(name, answer)
    return answer
  }
  return {
    /** Of the site, taken before anything was read. */
    state,
    asked,
    call: ((...question) => {
      asked.push(question)
      return ask(...question)
    }) satisfies InProcessCall,
    /** Everything that these questions are answered with, as one short text. */
    answersTo: async (questions: readonly Question[]) =>
      hash('sha256', JSON.stringify(await Promise.all(questions.map((question) => ask(...question)))), 'base64'),
  }
}
export type Reading = ReturnType<typeof createReading>

/**
 * Keeps rendered pages (ADR-0034). A page is nothing but its address, its language and what it read, so a kept one is shown only
 * while the site's state stays, or else every question that it asked is answered as it was: nobody has to tell that something
 * changed. Those shown longest ago go first, and each goes after some seconds anyway.
 */
export function keepPages({ mostBytes, seconds, now }: { mostBytes: number; seconds: number; now: () => Date }) {
  const kept = new Map<string, Kept>()
  let bytes = 0
  const drop = (name: string) => {
    const known = kept.get(name)
    if (known) bytes -= weightOf(name, known)
    kept.delete(name)
  }
  const put = (name: string, one: Kept) => {
    drop(name)
    kept.set(name, one)
    bytes += weightOf(name, one)
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break
      drop(oldest)
    }
  }
  return {
    async find(name: string, reading: Reading): Promise<Page | undefined> {
      const known = kept.get(name)
      if (!known || known.until < now().getTime()) return undefined
      const { state } = reading
      const unchanged = state !== undefined && state === known.state
      if (!unchanged && (await reading.answersTo(known.questions)) !== known.answers) return undefined
      if (kept.get(name) === known) put(name, { ...known, state })
      return known.page
    },
    async keep(name: string, page: Page, reading: Reading): Promise<void> {
      const questions = [...reading.asked]
      const answers = await reading.answersTo(questions)
      put(name, { page, questions, answers, state: reading.state, until: now().getTime() + seconds * 1000 })
    },
  }
}

/** The body and about what stands around it. */
function weightOf(name: string, { page, questions }: Kept): number {
  return page.body.length + 2 * name.length + 500 * (questions.length + 2)
}
