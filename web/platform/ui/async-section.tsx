import type { ReactNode } from 'react'
import { asRefusal } from '../client/api-refusal.ts'
import { useText, useWireText } from '../i18n/language.tsx'
import { LoadError } from './load-error.tsx'
import { PageSkeleton } from './skeleton.tsx'

/** The part of a TanStack query that the section reads. */
export interface Loading<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  refetch(): unknown
}

interface Props<Data> {
  query: Loading<Data>
  /** Skeleton in the shape of the content; a general one by default. */
  skeleton?: ReactNode
  isEmpty?(data: Data): boolean
  empty?: ReactNode
  children(data: Data): ReactNode
}

/** The four states of loaded content: loading, failed with a retry, empty, loaded. */
export function AsyncSection<Data>({ query, skeleton, isEmpty, empty, children }: Props<Data>) {
  const t = useText()
  const wireText = useWireText()
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data)
  if (query.error) return <LoadError text={wireText(asRefusal(query.error).code)} onRetry={() => void query.refetch()} />
  return skeleton ?? <PageSkeleton label={t('common.loading')} />
}
