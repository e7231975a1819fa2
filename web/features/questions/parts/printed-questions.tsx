import type { QuestionView } from '#domain/questions/questions.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from './printed-questions.module.css'
import { skillNames } from './skill-names.ts'
import { Thumbnail } from './thumbnail.tsx'

/** Skill, question and answers beside each other, with their pictures; the correct answer says so. */
export function PrintedQuestions({ questions }: { questions: readonly QuestionView[] }) {
  const t = useText()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('questions.print_title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('questions.skills')}</th>
          <th scope="col">{t('questions.question')}</th>
          <th scope="col">{t('questions.answers_title')}</th>
        </tr>
      </thead>
      <tbody>
        {questions.map((question) => (
          <tr key={question.uuid}>
            <td>{skillNames(question)}</td>
            <th scope="row" lang={question.language}>
              {question.question}
              <Thumbnail of={question} />
            </th>
            <td>
              {question.type === 'text' ? (
                t('questions.type.text')
              ) : (
                <ol className={styles.answers}>
                  {question.answers.map((answer) => (
                    <li key={answer.uuid}>
                      <span lang={question.language}>{answer.answer}</span>
                      {answer.result && <strong> · {t('questions.correct')}</strong>}
                      <Thumbnail of={answer} />
                    </li>
                  ))}
                </ol>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
