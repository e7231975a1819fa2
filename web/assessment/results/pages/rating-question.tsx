import type { Opinion } from '#domain/assessment/results/rating.contract.ts'
import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { useOpinion, withOpinion } from '../hooks/use-opinion.ts'
import { useRatingQueue } from '../hooks/use-rating-queue.ts'
import { LastRatings } from '../parts/last-ratings.tsx'
import { RatingQueue } from '../parts/rating-queue.tsx'
import type { Route } from './+types/rating-question.ts'

/** /admin/users/rating/{uuid}: the anonymous free texts of one question, one after the other (RES-02). */
export default function RatingQuestion({ params }: Route.ComponentProps) {
  const opinion = useOpinion()
  return <Queue key={params.uuid + opinion} uuid={params.uuid} opinion={opinion} />
}

function Queue({ uuid, opinion }: { uuid: string; opinion: Opinion }) {
  const t = useText()
  const queue = useRatingQueue(uuid, opinion)
  const back = withOpinion(resultScreens.rating.to(), opinion)
  return (
    <div className="page">
      <PageHead
        title={t(opinion === 'first' ? 'results.rating_title' : 'results.rating_title_second')}
        description={queue.query.data?.skills.join(', ')}
        back={{ to: back, label: t('results.rating_back') }}
      />
      <AsyncSection query={queue.query}>
        {(question) => (
          <>
            <RatingQueue question={question} queue={queue} back={back} />
            <LastRatings rated={queue.ratings} />
          </>
        )}
      </AsyncSection>
    </div>
  )
}
