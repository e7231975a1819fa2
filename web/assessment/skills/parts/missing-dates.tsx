import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { usePersonal } from '../../../platform/session/own-record.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { EditUserSkill } from '../forms/user-skill-form.tsx'
import { useUserSkills } from '../user-skills.queries.ts'

/** Asks for the dates that a skill needs before its test, and continues to the test. */
export function MissingDates({ userSkill, onDone }: { userSkill: string; onDone(): unknown }) {
  const t = useText()
  const { language } = useLanguage()
  const skills = useUserSkills(language)
  // The form validates dates against the site's date.
  const isReady = usePersonal().data !== undefined
  return (
    <AsyncSection query={skills}>
      {(rows) => {
        const row = rows.find(({ uuid }) => uuid === userSkill)
        return (
          row &&
          isReady && (
            <EditUserSkill
              row={row}
              submitLabel={t('my_skills.save_and_go')}
              onDone={() => void onDone()}
              onReload={() => void skills.refetch()}
            />
          )
        )
      }}
    </AsyncSection>
  )
}
