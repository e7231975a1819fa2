import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextNaming } from '../../../platform/i18n/text-in.tsx'
import { CopyDefaults } from '../parts/copy-defaults.tsx'
import { StepLists } from '../parts/step-lists.tsx'
import type { Route } from './+types/vacancy-steps.ts'

/** /vacancies/admin/steps/{uuid}: the steps within the stages of a vacancy (STP-01). */
export default function VacancySteps({ params: { uuid } }: Route.ComponentProps) {
  const t = useText()
  return (
    <StepLists
      list={uuid}
      titleOf={(list) =>
        list?.vacancy ? (
          <TextNaming text="steps.of" name={list.vacancy.name_job} language={list.vacancy.language} />
        ) : (
          t('steps.title')
        )
      }
      description={t('steps.description')}
      back={{ to: boardScreens.board.to({ id: uuid }), label: t('steps.back_to_board') }}
      tools={<CopyDefaults list={uuid} />}
    />
  )
}
