import { Link } from 'react-router'
import { mostJudged } from '#domain/assessment/banks/health.rules.ts'
import { questionScreens } from '#domain/assessment/questions/questions.screens.ts'
import { enoughToWear, type WearSign } from '#domain/assessment/workshop/wear.rules.ts'
import type { WornView } from '#domain/assessment/workshop/workshop.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import styles from './workshop.module.css'

/** A question in more tests than this, in percent, wears out soon. */
const exposed = 50

interface Props {
  /** Null while there are too few answers. */
  worn: readonly WornView[] | null
  /** Whether only the oldest questions of the bank were looked at. */
  isCapped: boolean
  exposure: number | null
}

/** The questions that may be known outside of the test, with the signs (FAI-07). */
export function WornQuestions({ worn, isCapped, exposure }: Props) {
  const t = useText()
  return (
    <section>
      <h3>{t('workshop.worn')}</h3>
      {worn === null ? (
        <p>{t('workshop.worn.waiting', { enough: enoughToWear })}</p>
      ) : (
        <>
          <p>
            {worn.length > 0 ? t('workshop.worn.hint') : t('workshop.worn.none')}{' '}
            {isCapped && t('workshop.worn.capped', { count: mostJudged })}
          </p>
          {worn.length > 0 && (
            <ul className={styles.items}>
              {worn.map((question) => (
                <Worn key={question.uuid} question={question} />
              ))}
            </ul>
          )}
        </>
      )}
      {exposure !== null && (
        <p>
          {t('workshop.worn.exposure', { share: exposure })} {exposure > exposed && t('workshop.worn.exposed')}
        </p>
      )}
    </section>
  )
}

function Worn({ question }: { question: WornView }) {
  const t = useText()
  const mayChange = useMay({ module: 'questions', item: 'change' })
  const name = <span lang={question.language}>{question.question}</span>
  const shareOf = (sign: WearSign) => (sign === 'easier' ? 0 : question[sign])
  return (
    <li>
      <p className={styles.name}>
        {mayChange ? <Link to={questionScreens.editQuestion.to({ uuid: question.uuid })}>{name}</Link> : name}
        <span>{t('workshop.worn.answers', { count: question.answers })}</span>
      </p>
      <ul className={styles.signs}>
        {question.signs.map((sign) => (
          <li key={sign}>
            <StatusWord tone="yellow">
              {t(`workshop.sign.${sign}`, {
                before: question.before ?? 0,
                after: question.after ?? 0,
                share: shareOf(sign),
              })}
            </StatusWord>
          </li>
        ))}
      </ul>
    </li>
  )
}
