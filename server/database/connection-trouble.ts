const tooMany = '53300'
const shuttingDown = ['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET']

type Trouble = Error & { readonly code?: string }

/** Whether an error of the start comes from the connections to PostgreSQL: too few of them, or a server that went away. */
export function isConnectionTrouble(error: unknown): error is Trouble {
  if (!(error instanceof Error)) return false
  const { code = '', message, severity } = error as Trouble & { severity?: string }
  if (code === tooMany || shuttingDown.includes(code)) return severity !== undefined || code.startsWith('E')
  return /timeout exceeded when trying to connect|connection terminated|query_wait_timeout|no more connections allowed/i.test(
    message,
  )
}

/** What a process needs, in a sentence. */
export function connectionTrouble({ message, code = '' }: Trouble): string {
  if (shuttingDown.includes(code)) return `PostgreSQL went away while this process started (${message}); start it again.`
  return `PostgreSQL or its pooler gives this process too few connections (${message}); each process needs DATABASE_POOL and two more: raise the limit of the role, of the database or of the pooler, or lower DATABASE_POOL.`
}
