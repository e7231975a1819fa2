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
  const areAlike = tests.every(({ questions, minutes }) => questions === first?.questions && minutes === first.minutes)
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

interface Test {
  readonly questions: number
  readonly minutes: number | null
}

function Tests({ count, questions, minutes }: Test & { count: number }) {
  const t = useText()
  return (
    <p>
      {minutes === null
        ? t('vacancies.detail.tests_free', { count, questions })
        : t('vacancies.detail.tests_timed', { count, questions, minutes })}
    </p>
  )
}

/** The number of questions of a skill's test, and its time limit. */
function OneTest({ questions, minutes }: Test) {
  const t = useText()
  return (
    <small>
      {minutes === null
        ? t('vacancies.detail.test_without_limit', { questions })
        : t('vacancies.detail.test', { questions, count: minutes })}
    </small>
  )
}
