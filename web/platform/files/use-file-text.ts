import { useQuery } from '@tanstack/react-query'
import { type FileText, getFileTextEndpoint, readFileAgainEndpoint } from '#domain/kernel/file-text.contract.ts'
import { ApiRefusal } from '../client/api-refusal.ts'
import { call } from '../client/call.ts'
import { queryKey } from '../client/query-key.ts'
import { useChanges } from '../client/use-changes.ts'

const waitingMs = 2000

const laterMs = 30_000

/** How soon to ask again. A text whose next try is far is not asked for: the signature of its path would have ended. */
function pauseOf(text: FileText | null | undefined): number | false {
  if (text?.state !== 'waiting') return false
  if (!text.read_again_at) return waitingMs
  return Date.parse(text.read_again_at) - Date.now() < 5 * laterMs && laterMs
}

/** What the endpoints of a file take from its signed path. */
function signatureOf(file: string) {
  const { pathname, searchParams } = new URL(file, window.location.origin)
  const [expires, signature] = [searchParams.get('expires') ?? '', searchParams.get('signature') ?? '']
  const query = { expires, signature, by: searchParams.get('by') ?? undefined }
  return { params: { uuid: pathname.split('/').at(-1) ?? '' }, query }
}

/** Reads the text of a file by the file's signed path; null for a file whose text nobody reads. Asks again while it waits to be read. */
export function useFileText(file: string) {
  const signed = signatureOf(file)
  return useQuery({
    queryKey: queryKey(getFileTextEndpoint, signed.params.uuid),
    queryFn: async ({ signal }) => {
      try {
        return (await call(getFileTextEndpoint, { ...signed, signal })).data
      } catch (error) {
        if (error instanceof ApiRefusal && error.status === 404) return null
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => pauseOf(state.data),
  })
}

/** Has a file read again at once. */
export function useReadAgain(file: string) {
  const send = useChanges(getFileTextEndpoint)
  return () => send(readFileAgainEndpoint, signatureOf(file))
}
