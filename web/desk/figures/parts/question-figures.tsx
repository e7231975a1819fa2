import { Link } from 'react-router'
import type { QuestionFiguresView } from '#domain/desk/figures/clients.contract.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { type FigureFilter, useQuestionFigures } from '../figures.queries.ts'
import { FigureCard, NoFigures } from './figure-card.tsx'
import styles from './figure-table.module.css'

/** How applications answered the questions of their vacancies, for those who see candidates (SCQ-03). */
export function QuestionFigures({ filter }: { filter: FigureFilter }) {
  const mayView = useMay({ module: 'candidates', item: 'view' })
  return mayView && <Figures filter={filter} />
}

function Figures({ filter }: { filter: FigureFilter }) {
  const t = useText()
  return (
    <FigureCard title={t('figures.questions')} about={t('figures.questions_about')}>
      <AsyncSection
        query={useQuestionFigures(filter)}
        isEmpty={({ vacancies }) => vacancies.length === 0}
        empty={<NoFigures>{t('figures.questions_none')}</NoFigures>}
      >
        {({ vacancies }) => <QuestionTable vacancies={vacancies} />}
      </AsyncSection>
    </FigureCard>
  )
}

const columns = ['asked', 'answered', 'knockouts'] as const

function QuestionTable({ vacancies }: QuestionFiguresView) {
  const t = useText()
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('figures.questions')}>
        <thead>
          <tr>
            <th scope="col">{t('figures.questions_vacancy')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.number}>
                {t(`figures.questions_${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vacancies.map(({ vacancy: { uuid, name_job, language }, ...row }) => (
            <tr key={uuid}>
              <th scope="row">
                <Link to={vacancyScreens.applicants.to({ id: uuid })}>
                  <TextIn language={language}>{name_job}</TextIn>
                </Link>
              </th>
              {columns.map((column) => (
                <td key={column} className={styles.number}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
