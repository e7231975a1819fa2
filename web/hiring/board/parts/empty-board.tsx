import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { addedCandidatesScreens } from '#domain/people/added-candidates/added-candidates.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMayAddPerson } from '../../../platform/session/use-may-add-person.ts'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import type { BoardDetail } from '../board.queries.ts'

/** Shown when nobody has applied to the vacancy. */
export function EmptyBoard({ detail }: { detail: BoardDetail }) {
  const t = useText()
  const isDraft = detail.state === 'draft'
  const mayAddPerson = useMayAddPerson(detail.state === 'active')
  return (
    <EmptyState title={t('board.empty_title')} text={t(isDraft ? 'board.empty_draft' : 'board.empty_text')}>
      {isDraft && detail.may.change && (
        <LinkButton tone="quiet" to={vacancyScreens.editVacancy.to({ uuid: detail.uuid })}>
          {t('vacancies.edit_title')}
        </LinkButton>
      )}
      {mayAddPerson && (
        <LinkButton tone="quiet" to={addedCandidatesScreens.addPerson.to({ jobsId: detail.uuid })}>
          {t('intake.add')}
        </LinkButton>
      )}
    </EmptyState>
  )
}
