import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import { onLanguageChange } from '../i18n/language.tsx'
import { onSessionChange } from '../session/session.ts'
import { ApiRefusal } from './api-refusal.ts'

const staleMs = 15_000
const mostRetries = 2
/** Open pages read again before the links to their files expire. */
const renewedMs = (limits.filePathSeconds - 120) * 1000

/** The cache of the server's answers. Only pages behind the login load it; public pages use loaders. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleMs,
      refetchInterval: renewedMs,
      retry: (failures, error) =>
        failures < mostRetries && error instanceof ApiRefusal && (error.code === 'errors.network' || error.status >= 502),
    },
  },
})

// A change is on screen in the same frame, not after another turn of the event loop (P16).
notifyManager.setScheduler(queueMicrotask)

onLanguageChange(() => void queryClient.invalidateQueries())
onSessionChange((session) => {
  if (session.status === 'nobody') queryClient.clear()
})

export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
