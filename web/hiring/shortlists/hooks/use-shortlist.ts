import { useCallback, useEffect, useRef, useState } from 'react'
import type { ClientView } from '#domain/hiring/shortlists/shortlists.contract.ts'
import type { OpeningState } from '#domain/hiring/shortlists/shortlists.rules.ts'
import { type ApiRefusal, asRefusal } from '../../../platform/client/api-refusal.ts'
import { openShortlist, type Pass } from '../client.queries.ts'

interface Opened {
  readonly state: OpeningState
  readonly shortlist: ClientView | null
  readonly code: string
}

/** Opens a shortlist once the page runs in a browser: programs that only read the page open nothing. */
export function useShortlist(secret: string) {
  const [opened, setOpened] = useState<Opened>()
  const [refusal, setRefusal] = useState<ApiRefusal>()
  const [busy, setBusy] = useState(false)
  const open = useCallback(
    async (code: Pass['code']) => {
      setBusy(true)
      setRefusal(undefined)
      try {
        setOpened({ ...(await openShortlist({ secret, code })), code })
      } catch (error) {
        setRefusal(asRefusal(error))
      } finally {
        setBusy(false)
      }
    },
    [secret],
  )
  const openedFor = useRef<string>(undefined)
  useEffect(() => {
    if (openedFor.current === secret) return
    openedFor.current = secret
    void open('')
  }, [secret, open])
  return { opened, refusal, busy, open }
}
