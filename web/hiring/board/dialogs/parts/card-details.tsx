import { Suspense } from 'react'
import { Link } from 'react-router'
import { testReasonOf } from '#domain/assessment/results/results.rules.ts'
import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { rejectionStage } from '#domain/hiring/board/board.rules.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useRangeWords } from '../../../../platform/i18n/band-words.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { TextNaming } from '../../../../platform/i18n/text-in.tsx'
import { Badge } from '../../../../platform/ui/badge.tsx'
import { FactList } from '../../../../platform/ui/fact-list.tsx'
import { PersonEvidence, PersonFacts } from '../../../../platform/ui/person-parts.tsx'
import { PhoneLink } from '../../../../platform/ui/phone-link.tsx'
import { RangeMark } from '../../../../platform/ui/range-mark.tsx'
import { RichText } from '../../../../platform/ui/rich-text.tsx'
import type { BoardDetail, KnownCard } from '../../board.queries.ts'
import { useBoardTools } from '../../parts/board-tools.ts'
import { useSkillWords } from '../../parts/skill-words.ts'
import styles from './applicant-dialog.module.css'

interface Props {
  card: BoardCard
  detail: BoardDetail
  stage: Stage
  known: KnownCard
  /** Whether the CV, with its own download button, is shown beside the details. */
  beside: boolean
}

/** The candidate's results, their data, and the vacancy (BRD-04). */
export function CardDetails({ card, stage, detail, known, beside }: Props) {
  const t = useText()
  const { Reason, Answers, Scorecards, Shown } = useBoardTools()
  const skillWords = useSkillWords()
  const { user } = card
  const { cv, personal_phone: phone } = known
  return (
    <>
      {stage === rejectionStage && detail.may.change && (
        <Suspense>
          <Reason card={card.uuid_element} reason={known.reason} />
        </Suspense>
      )}
      <SkillList card={card} results={known.results} />
      {!user.deleted && (
        <Suspense>
          <Scorecards card={card.uuid_element} />
          <Answers card={card.uuid_element} />
          <Shown card={card.uuid_element} />
        </Suspense>
      )}
      <FactList
        facts={[
          [
            t('board.email'),
            <>
              <a href={`mailto:${user.email}`}>{user.email}</a>
              {!user.confirmed && (
                <>
                  {' '}
                  <Badge tone="yellow">{t('notification.unconfirmed')}</Badge>
                </>
              )}
            </>,
          ],
          phone ? [t('board.phone'), <PhoneLink key="phone" phone={phone} />] : null,
          [t('applications.source'), t(`applications.source.${known.source.kind}`, { name: known.source.name })],
          [t('board.skills'), skillWords(card)],
          [t('board.tests'), t('board.tests_explained', { done: card.skills_test, total: card.skills_specific })],
          cv && !beside
            ? [
                t('board.cv'),
                <a key="cv" href={cv.file} download>
                  {t('board.cv_download')}
                </a>,
              ]
            : null,
          user.deleted
            ? null
            : [
                t('board.profile_short'),
                <Link
                  key="profile"
                  to={userScreens.userProfile.to({ uuid: user.uuid, applied: 'applied', jobsId: detail.uuid })}
                  target="_blank"
                  title={t('users.new_tab')}
                >
                  {t('board.profile')}
                </Link>,
              ],
        ]}
      />
      {!user.deleted && <PersonFacts person={user.uuid} heading="h3" />}
      {!user.deleted && <PersonEvidence person={user.uuid} heading="h3" />}
      <Vacancy detail={detail} />
    </>
  )
}

/** The vacancy's skills by name, each with its result or the candidate's status. */
function SkillList({ card, results }: Pick<Props, 'card'> & Pick<Props['known'], 'results'>) {
  const t = useText()
  const rangeWords = useRangeWords()
  if (card.tests.length === 0) return null
  const hasBand = card.tests.some(({ skill }) => results.some((one) => one.skill === skill && one.band))
  return (
    <>
      <ul className={styles.skills} aria-label={t('board.skills')}>
        {card.tests.map(({ skill, state }) => {
          const result = results.find((one) => one.skill === skill)
          const reason = testReasonOf(state)
          return (
            <li key={skill}>
              <span>{skill}</span>
              {result?.band && result.uuid && result.points !== null ? (
                <span>
                  <Link
                    to={resultScreens.result.to({ uuid: result.uuid })}
                    target="_blank"
                    aria-label={t('board.result_of', { skill, band: rangeWords({ ...result, points: result.points }).sentence })}
                  >
                    <RangeMark points={result.points} error={result.error} bands={result.bands} />
                  </Link>{' '}
                  {result.provisional && <Badge tone="yellow">{t('results.provisional')}</Badge>}
                </span>
              ) : (
                <span className={styles.soft}>{[t(`board.test.${state}`), reason && t(reason)].filter(Boolean).join('. ')}</span>
              )}
            </li>
          )
        })}
      </ul>
      {hasBand && <p className={styles.soft}>{t('results.bands')}</p>}
    </>
  )
}

function Vacancy({ detail }: { detail: BoardDetail }) {
  const t = useText()
  return (
    <details className={styles.vacancy}>
      <summary>
        <TextNaming text="board.vacancy_named" name={detail.name_job} language={detail.language} />
      </summary>
      <FactList
        facts={[
          [t('board.place'), t(`vacancies.place.${detail.location}`)],
          [t('board.city'), detail.ubication],
          [t('board.type'), t(`vacancies.type.${detail.type_job}`)],
          [
            t('board.priority'),
            <Badge key="priority" tone={detail.priority_job === 'Urgent' ? 'red' : 'stone'}>
              {t(`vacancies.priority.${detail.priority_job}`)}
            </Badge>,
          ],
        ]}
      />
      <section lang={detail.language} aria-label={t('board.description')} className={styles.description}>
        <RichText html={detail.description_job} />
      </section>
    </details>
  )
}
