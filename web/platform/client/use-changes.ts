import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from './request.ts'

/**
 * `request` for changes: after a change, everything that was read from these paths is read again in the background. Query keys begin with
 * the path.
 */
export function useChanges(...paths: readonly `/${string}`[]): typeof request {
  const queries = useQueryClient()
  const key = paths.join(' ')
  return useMemo(() => {
    const send = request as (...input: unknown[]) => Promise<unknown>
    return (async (...input: unknown[]) => {
      const answer = await send(...input)
      for (const path of key.split(' ')) void queries.invalidateQueries({ queryKey: [path] })
      return answer
    }) as typeof request
  }, [queries, key])
}
