import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextNaming } from '../../../platform/i18n/text-in.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { useKits } from '../kits.queries.ts'
import { StageKit } from '../parts/stage-kit.tsx'
import type { Route } from './+types/interview-kits.ts'

/** /vacancies/admin/kits/{uuid}: what is asked and rated in the interviews of a vacancy (SCO-01). */
export default function InterviewKits({ params: { uuid } }: Route.ComponentProps) {
  const t = useText()
  const query = useKits(uuid)
  const vacancy = query.data?.vacancy
  return (
    <div className="page">
      <PageHead
        title={
          vacancy ? (
            <TextNaming text="scorecards.kits_of" name={vacancy.name_job} language={vacancy.language} />
          ) : (
            t('scorecards.kits')
          )
        }
        description={t('scorecards.kits_description')}
        back={{ to: boardScreens.board.to({ id: uuid }), label: t('screening.back_to_board') }}
      />
      <AsyncSection query={query}>
        {({ stages, skills }) => (
          <>
            {stages.map((one) => (
              <StageKit key={one.stage} vacancy={uuid} of={one} skills={skills} onReload={() => void query.refetch()} />
            ))}
          </>
        )}
      </AsyncSection>
    </div>
  )
}
