import { useQuery } from '@tanstack/react-query'
import {
  extendShortlistEndpoint,
  getShortlistPdfEndpoint,
  listShortlistsEndpoint,
  presentEndpoint,
  replaceLinkEndpoint,
  withdrawShortlistEndpoint,
} from '#domain/hiring/shortlists/shortlists.contract.ts'
import type { AnswerOf, BodyInput } from '#domain/kernel/endpoint.ts'
import { call, callForFile } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { saveFile } from '../../platform/client/save-file.ts'
import { useChanges } from '../../platform/client/use-changes.ts'

/** A shortlist with its link, which is shown once. */
export type Linked = AnswerOf<typeof presentEndpoint>

/** The shortlists of a vacancy. */
export const useShortlists = (vacancy: string) =>
  useQuery({
    queryKey: queryKey(listShortlistsEndpoint, vacancy),
    queryFn: ({ signal }) => call(listShortlistsEndpoint, { params: { id: vacancy }, signal }),
  })

/** Presents people of a vacancy to a client (CLT-02). */
export function usePresenting(vacancy: string) {
  const send = useChanges(listShortlistsEndpoint)
  return (body: BodyInput<typeof presentEndpoint>) => send(presentEndpoint, { params: { id: vacancy }, body })
}

/** What staff change about a shortlist. */
export function useShortlistChanges(uuid: string) {
  const send = useChanges(listShortlistsEndpoint)
  return {
    replaceLink: () => send(replaceLinkEndpoint, { params: { uuid } }),
    withdraw: () => send(withdrawShortlistEndpoint, { params: { uuid } }),
    extend: (body: BodyInput<typeof extendShortlistEndpoint>) => send(extendShortlistEndpoint, { params: { uuid }, body }),
  }
}

/** Saves a shortlist as a PDF (CLT-03). */
export const savePdf = async (uuid: string) => saveFile(await callForFile(getShortlistPdfEndpoint, { params: { uuid } }))
