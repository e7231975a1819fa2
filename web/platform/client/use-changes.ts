import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from './call.ts'
import type { Address, Call } from './endpoint-input.ts'
import { queryKey } from './query-key.ts'

/** `call` for changes: after a change, everything that was read from these endpoints is read again in the background. */
export function useChanges(...read: readonly Address[]): Call {
  const queries = useQueryClient()
  const paths = read.map(({ path }) => path).join(' ')
  return useMemo(() => {
    const ask = call as (...input: unknown[]) => Promise<unknown>
    const send = async (...input: unknown[]) => {
      const answer = await ask(...input)
      for (const path of paths.split(' ')) void queries.invalidateQueries({ queryKey: queryKey({ path }) })
      return answer
    }
    return send as Call
  }, [queries, paths])
}
