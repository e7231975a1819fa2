import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextNaming } from '../../../platform/i18n/text-in.tsx'
import { LibraryChoice } from '../parts/library-choice.tsx'
import { QuestionList } from '../parts/question-list.tsx'
import type { Route } from './+types/vacancy-questions.ts'

/** /vacancies/admin/questions/{uuid}: what a vacancy asks of applicants (SCQ-01). */
export default function VacancyQuestions({ params: { uuid } }: Route.ComponentProps) {
  const t = useText()
  return (
    <QuestionList
      list={uuid}
      titleOf={(list) =>
        list?.vacancy ? (
          <TextNaming text="screening.of" name={list.vacancy.name_job} language={list.vacancy.language} />
        ) : (
          t('screening.title')
        )
      }
      description={t('screening.description')}
      back={{ to: boardScreens.board.to({ id: uuid }), label: t('screening.back_to_board') }}
      tools={(onCopy) => <LibraryChoice onCopy={onCopy} />}
    />
  )
}
