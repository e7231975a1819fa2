import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import type { Reader } from './database.ts'

/**
 * Runs a query as a named statement, which PostgreSQL plans once per connection; planning takes longer than running it. For frequent
 * queries whose best plan is the same for all values. Constants must be literals, so that the plan uses them. The text must not vary with
 * the values, because each text stays in memory. What it selects must be named column by column: after a migration that adds a column to a
 * `*`, PostgreSQL refuses the plan on every connection that an older process has open.
 *
 * With `wakes`, those who wait for these names (`onWakeUp`) are woken once the query is committed.
 */
export async function plannedOnce<Row>(db: Reader, query: Query<Row>, ...wakes: readonly string[]): Promise<Row[]> {
  const compiled = query.compile(db)
  // The same statement may wake and not wake, and a connection knows only its text.
  const text = wakes.length > 0 ? `${compiled.sql}\n-- wakes ${wakes.join(' ')}` : compiled.sql
  if (!statements.has(text)) statements.set(text, { name: `plan_${statements.size + 1}`, wakes })
  const { rows } = await db.executeQuery<Row>({ ...compiled, sql: text })
  return rows
}

export interface Query<Row> {
  compile(db: Reader): CompiledQuery<Row>
}

interface Statement {
  readonly name: string
  readonly wakes: readonly string[]
}

const statements = new Map<string, Statement>()

/**
 * A client that sends the queries of `plannedOnce` as named statements, because Kysely passes only text and values, and that calls
 * `onCommitted` with the names that its committed queries wake. It may call it after a rollback too.
 */
export class NamingClient extends pg.Client {
  readonly #uncommitted = new Set<string>()

  /** A pooler in transaction mode gives each transaction another connection, which does not know the names: `isNaming` is false there. */
  constructor(config?: pg.ClientConfig, onCommitted?: (names: string[]) => void, isNaming = true) {
    super(config)
    const afterQuery = (wakes: readonly string[]) => {
      for (const name of wakes) this.#uncommitted.add(name)
      // A statement outside of a transaction was committed with its answer.
      if (this.#uncommitted.size === 0 || this.getTransactionStatus() !== 'I') return
      const names = [...this.#uncommitted]
      this.#uncommitted.clear()
      onCommitted?.(names)
    }
    this.query = ((...words: unknown[]) => {
      const statement = statementOf(words)
      const [text, values] = words
      const sent = statement && isNaming ? [{ name: statement.name, text, values }] : words
      const answer: unknown = Reflect.apply(super.query, this, sent)
      const wakes = statement?.wakes ?? []
      if ((wakes.length > 0 || this.#uncommitted.size > 0) && answer instanceof Promise)
        answer.then(
          () => afterQuery(wakes),
          () => afterQuery([]),
        )
      if (answer instanceof Promise) answer.catch(this.#leaveLate)
      return answer
    }) as typeof this.query
  }

  /**
   * The server still works on a query that got no answer in time, such as a commit that waits for a standby. The next one on this connection
   * would wait for it too, so the connection ends, and the pool opens another.
   */
  readonly #leaveLate = ({ message }: Error) => {
    if (message !== 'Query read timeout') return
    const { connection } = this as unknown as { connection: pg.Connection }
    connection.stream.destroy()
  }
}

function statementOf([text, values]: unknown[]): Statement | undefined {
  return typeof text === 'string' && Array.isArray(values) ? statements.get(text) : undefined
}
