import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { Link } from 'react-router'
import { type SetupStep, setupSteps } from '#domain/desk/dashboard/dashboard.contract.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { importScreens } from '#domain/people/imports/imports.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { contentScreens } from '#domain/site/content/contents.screens.ts'
import { settingsScreens } from '#domain/site/settings/settings.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { useSetup } from '../dashboard.queries.ts'
import styles from './setup-checklist.module.css'

const places: Readonly<Record<SetupStep, string>> = {
  company: contentScreens.editContent.to({ part: 'company' }),
  email: settingsScreens.settings.to(),
  team: userScreens.users.to(),
  client: clientScreens.addClient.to(),
  vacancy: vacancyScreens.addVacancy.to(),
}

/** The first steps of a site without a vacancy, for staff who set it up (ADM-01). */
export function SetupChecklist() {
  return useMay({ module: 'roles', item: 'view' }) && <Steps />
}

function Steps() {
  const t = useText()
  const { data } = useSetup()
  const mayImport = useMay({ module: 'users', item: 'change' })
  if (!data || data.vacancy) return null
  return (
    <section aria-labelledby="setup" className={styles.setup}>
      <h2 id="setup">
        {t('dashboard.setup')}{' '}
        <span className={styles.count}>
          {t('dashboard.setup_count', { done: setupSteps.filter((step) => data[step]).length, all: setupSteps.length })}
        </span>
      </h2>
      <p>{t('dashboard.setup_about')}</p>
      <ol className={styles.steps}>
        {setupSteps.map((step) => (
          <li key={step} data-done={data[step] || undefined}>
            {data[step] ? <IconCircleCheck size={22} aria-hidden="true" /> : <IconCircle size={22} aria-hidden="true" />}
            <span>
              <Link to={places[step]}>{t(`dashboard.setup.${step}`)}</Link>
              {data[step] && <span className={styles.done}> · {t('dashboard.setup.done')}</span>}
              <span className={styles.about}>{t(`dashboard.setup.${step}_about`)}</span>
            </span>
          </li>
        ))}
      </ol>
      {mayImport && (
        <p className={styles.more}>
          <Link to={importScreens.imports.to()}>{t('dashboard.setup.import')}</Link>
        </p>
      )}
    </section>
  )
}
