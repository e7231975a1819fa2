import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Reader } from './database.ts'
import type { DB } from './schema.ts'

/** Answers a reading statement as the primary would; undefined when the primary has to. It may be called for a statement that writes. */
export type ReadElsewhere = <Row>(statement: CompiledQuery<Row>) => Promise<QueryResult<Row> | undefined>

const writing = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode'])

/** A database whose statements are read elsewhere, one by one. Transactions, and connections that are held, are those of the primary. */
export class ReadingDatabase extends Kysely<DB> {
  readonly #primary: Reader

  constructor(primary: Reader, readElsewhere: ReadElsewhere) {
    const connection: DatabaseConnection = {
      async executeQuery<Row>(statement: CompiledQuery) {
        const answer = writing.has(statement.query.kind) ? undefined : await readElsewhere(statement as CompiledQuery<Row>)
        return answer ?? primary.executeQuery<Row>(statement as CompiledQuery<Row>)
      },
      streamQuery() {
        throw new Error('nothing is read as a stream')
      },
    }
    super({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => driverOf(connection),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    })
    this.#primary = primary
  }

  override transaction() {
    return this.#primary.transaction()
  }

  override startTransaction() {
    return this.#primary.startTransaction()
  }

  override connection() {
    return this.#primary.connection()
  }
}

function driverOf(connection: DatabaseConnection): Driver {
  const never = async () => {
    throw new Error('transactions are those of the primary')
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: never,
    commitTransaction: never,
    rollbackTransaction: never,
    releaseConnection: async () => {},
    destroy: async () => {},
  }
}
