import { useQuery } from '@tanstack/react-query'
import { getFileTextEndpoint } from '#domain/kernel/file-text.ts'
import { ApiRefusal } from '../client/api-refusal.ts'
import { call } from '../client/call.ts'
import { queryKey } from '../client/query-key.ts'

const waitingMs = 2000

/** Reads the text of a file by the file's signed path; null for a file whose text nobody reads. Asks again while it waits to be read. */
export function useFileText(file: string) {
  const { pathname, searchParams } = new URL(file, window.location.origin)
  const uuid = pathname.split('/').at(-1) ?? ''
  return useQuery({
    queryKey: queryKey(getFileTextEndpoint, uuid),
    queryFn: async ({ signal }) => {
      const [expires, signature] = [searchParams.get('expires') ?? '', searchParams.get('signature') ?? '']
      const by = searchParams.get('by') ?? undefined
      try {
        return (await call(getFileTextEndpoint, { params: { uuid }, query: { expires, signature, by }, signal })).data
      } catch (error) {
        if (error instanceof ApiRefusal && error.status === 404) return null
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? waitingMs : false),
  })
}
