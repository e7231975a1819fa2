import { createContext, useContext } from 'react'

export const requestIdMetaName = 'request-id'

/** The id of the request for which a page is rendered on the server. */
export const RequestIdContext = createContext<string | undefined>(undefined)

/** The id under which the server logged what went wrong with this page; nothing when it went wrong in the browser. */
export function useRequestId(): string | undefined {
  const rendered = useContext(RequestIdContext)
  if (rendered !== undefined || typeof document === 'undefined') return rendered
  return document.querySelector<HTMLMetaElement>(`meta[name="${requestIdMetaName}"]`)?.content
}
