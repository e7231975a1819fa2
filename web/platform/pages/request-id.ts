import { createContext, useContext } from 'react'

export const requestIdMetaName = 'request-id'

/** The id of the request that renders the page on the server. */
export const RequestIdContext = createContext<string | undefined>(undefined)

/** The id under which the server logged an error of this page; undefined when it happened in the browser. */
export function useRequestId(): string | undefined {
  const rendered = useContext(RequestIdContext)
  if (rendered !== undefined || typeof document === 'undefined') return rendered
  return document.querySelector<HTMLMetaElement>(`meta[name="${requestIdMetaName}"]`)?.content
}
