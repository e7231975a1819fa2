import type { VacancyDetail } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { SkillName } from '../../../platform/i18n/skill-name.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import styles from './vacancy-body.module.css'

type Skill = VacancyDetail['skills'][number]

/** The skills of a vacancy, and the tests that its candidates take: in one sentence when the tests are alike, else beside each skill. */
export function VacancySkills({ skills }: { skills: readonly Skill[] }) {
  const tests = skills.flatMap(({ test }) => test ?? [])
  const [first] = tests
  const areAlike = tests.every((test) => isAlike(test, first) && (isFixed(test) || test.minutes === null))
  return (
    <>
      <ul className={styles.skills}>
        {skills.map((skill) => (
          <li key={skill.uuid}>
            <Badge>
              <SkillName skill={skill} />
            </Badge>
            {skill.test && !areAlike && <OneTest {...skill.test} />}
          </li>
        ))}
      </ul>
      {first && areAlike && <Tests count={tests.length} {...first} />}
    </>
  )
}

type Test = NonNullable<Skill['test']>

const isFixed = ({ questions, least_questions }: Test) => questions === least_questions
const isAlike = (one: Test, other: Test | undefined) =>
  one.questions === other?.questions && one.least_questions === other.least_questions && one.minutes === other.minutes

/** The number of questions of a test in words: a test with a limit of points has no fixed one (LEN-01). */
function useQuestionsWords() {
  const t = useText()
  return (test: Test) =>
    isFixed(test) ? String(test.questions) : t('vacancies.detail.between', { least: test.least_questions, most: test.questions })
}

function Tests({ count, ...test }: Test & { count: number }) {
  const t = useText()
  const questions = useQuestionsWords()(test)
  const { minutes } = test
  return (
    <p>
      {minutes === null
        ? t('vacancies.detail.tests_free', { count, questions })
        : t('vacancies.detail.tests_timed', { count, questions, minutes })}
    </p>
  )
}

/** The number of questions of a skill's test, and its time limit. */
function OneTest(test: Test) {
  const t = useText()
  const questions = useQuestionsWords()(test)
  const { minutes } = test
  if (minutes === null) return <small>{t('vacancies.detail.test_without_limit', { questions })}</small>
  return (
    <small>{t(isFixed(test) ? 'vacancies.detail.test' : 'vacancies.detail.test_per_ten', { questions, count: minutes })}</small>
  )
}
