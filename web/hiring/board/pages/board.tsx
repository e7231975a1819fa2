import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { cardParts } from '#domain/hiring/board/board.screens.ts'
import { metaTools, privateMeta } from '../../../platform/pages/page-meta.ts'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import TeamLine from '../../members/parts/team-line.tsx'
import { BoardSkeleton } from '../parts/board-skeleton.tsx'
import { type BoardTools, BoardToolsContext } from '../parts/board-tools.ts'
import type { Route } from './+types/board.ts'

// Loaded in the browser only, because a server cannot import the drag adapter's package.
const Board = lazyPart(() => import('../parts/board.tsx'))
const tools: BoardTools = {
  Writing: lazyPart(() => import('../../candidate-emails/forms/stage-email-dialog.tsx')),
  Many: lazyPart(() => import('../../candidate-emails/forms/many-dialog.tsx')),
  Notepad: lazyPart(() => import('../../application-notes/parts/notepad.tsx')),
  Team: TeamLine,
  ReplyActions: lazyPart(() => import('../../replies/parts/reply-actions.tsx')),
  Reason: lazyPart(() => import('../../reasons/parts/reason-choice.tsx')),
  Answers: lazyPart(() => import('../../screening-questions/parts/card-answers.tsx')),
  StepChoice: lazyPart(() => import('../../steps/forms/step-dialog.tsx')),
  Scorecards: lazyPart(() => import('../../scorecards/parts/card-scorecards.tsx')),
  Shown: lazyPart(() => import('../../shown-skills/parts/card-shown.tsx')),
  Present: lazyPart(() => import('../../shortlists/forms/present-dialog.tsx')),
  Times: lazyPart(() => import('../../interview-times/forms/times-dialog.tsx')),
}

export function meta({ matches, params }: Route.MetaArgs) {
  const { t, siteName } = metaTools(matches)
  return privateMeta(params.name ? t('board.page_title', { name: params.name }) : t('board.title'), siteName)
}

/** The card whose dialog an address opens, as boardWithCard makes it. */
function cardIn(address: URLSearchParams) {
  const id = address.get('card')
  return id ? { id, show: cardParts.find((part) => part === address.get('show')) ?? 'details' } : undefined
}

/** The hiring board of a vacancy (BRD-01). */
export default function BoardPage({ params }: Route.ComponentProps) {
  const [address] = useSearchParams()
  return (
    <BoardToolsContext value={tools}>
      <Suspense fallback={<BoardSkeleton />}>
        <Board
          key={`${params.id} ${address}`}
          job={params.id}
          initialSearch={address.get('q') ?? ''}
          initialCard={cardIn(address)}
          initialReview={address.has('review')}
        />
      </Suspense>
    </BoardToolsContext>
  )
}
