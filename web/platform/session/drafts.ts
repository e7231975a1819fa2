import { useMemo } from 'react'
import { tabStore } from '../client/storage.ts'
import { useSession } from './use-session.ts'

const prefix = 'draft'

export interface Draft<Values> {
  read(): Partial<Values> | undefined
  write(values: Values): void
  clear(): void
}

/**
 * The unsent input of a form, stored for this tab over reloads, logouts and errors (SHR-02, SPEC-11). Each person has their own drafts.
 * Fields in `without`, such as passwords, are not stored.
 */
export function useDraft<Values extends object>(name: string, without: readonly (keyof Values & string)[] = []): Draft<Values> {
  const session = useSession()
  const owner = session.status === 'user' ? session.user.uuid : 'visitor'
  const left = without.join()
  return useMemo(() => {
    const key = `${prefix}:${owner}:${name}`
    return {
      read: () => parse<Values>(tabStore.get(key)),
      write: (values) => {
        const kept = Object.entries(values).filter(([field, value]) => !left.split(',').includes(field) && isPlain(value))
        tabStore.set(key, JSON.stringify(Object.fromEntries(kept)))
      },
      clear: () => tabStore.remove(key),
    }
  }, [owner, name, left])
}

/** Files cannot be stored as text; the browser keeps them in the form. */
function isPlain(value: unknown): boolean {
  return !(value instanceof Blob)
}

function parse<Values>(text: string | null): Partial<Values> | undefined {
  try {
    return text ? (JSON.parse(text) as Partial<Values>) : undefined
  } catch {
    return undefined
  }
}
