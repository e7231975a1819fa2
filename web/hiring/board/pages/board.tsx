import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { metaTools, privateMeta } from '../../../platform/pages/page-meta.ts'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { BoardSkeleton } from '../parts/board-skeleton.tsx'
import type { Route } from './+types/board.ts'

// Loaded in the browser only, because a server cannot import the drag adapter's package.
const Board = lazyPart(() => import('../parts/board.tsx'))
const tools = {
  writing: lazyPart(() => import('../../notifications/forms/notification-dialog.tsx')),
  many: lazyPart(() => import('../../notifications/forms/many-dialog.tsx')),
  notepad: lazyPart(() => import('../../comments/parts/notepad.tsx')),
  reason: lazyPart(() => import('../../reasons/parts/reason-choice.tsx')),
}

export function meta({ matches, params }: Route.MetaArgs) {
  const { t, siteName } = metaTools(matches)
  return privateMeta(params.name ? t('board.page_title', { name: params.name }) : t('board.title'), siteName)
}

/** The hiring board of a vacancy (BRD-01). */
export default function BoardPage({ params }: Route.ComponentProps) {
  const [address] = useSearchParams()
  return (
    <Suspense fallback={<BoardSkeleton />}>
      <Board key={params.id} job={params.id} initialSearch={address.get('q') ?? ''} tools={tools} />
    </Suspense>
  )
}
