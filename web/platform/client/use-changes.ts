import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from './call.ts'
import type { Address, Call } from './endpoint-input.ts'
import { queryKey } from './query-key.ts'
import { type Request, request } from './request.ts'

/** `call` for changes: after a change, everything that was read from these endpoints is read again in the background. */
export function useChanges(...read: readonly (Address | `/${string}`)[]): Call & Request {
  const queries = useQueryClient()
  const paths = read.map((one) => (typeof one === 'string' ? one : one.path)).join(' ')
  return useMemo(() => {
    const send = async (...input: unknown[]) => {
      const [first] = input
      const ask = (typeof first === 'string' ? request : call) as (...input: unknown[]) => Promise<unknown>
      const answer = await ask(...input)
      for (const path of paths.split(' ')) void queries.invalidateQueries({ queryKey: queryKey({ path: path as '/' }) })
      return answer
    }
    return send as Call & Request
  }, [queries, paths])
}
