import type { HeldData } from '#domain/people/added-candidates/added-candidates.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { FileName } from '../../../platform/ui/file-name.tsx'

/** What the company holds about the reader. Facts that staff do not know are left out. */
export function HeldFacts({ of }: { of: HeldData }) {
  const t = useText()
  const fact = (name: string, value: string) => (value ? ([name, value] as const) : null)
  return (
    <FactList
      facts={[
        fact(t('intake.held_name'), `${of.name} ${of.lastname}`),
        fact(t('intake.held_email'), of.email),
        fact(t('intake.held_phone'), of.personal_phone),
        fact(t('intake.held_city'), of.city),
        of.file_name
          ? [
              t('intake.held_cv'),
              <a key="cv" href={of.file} target="_blank" rel="noreferrer">
                <FileName name={of.file_name} />
              </a>,
            ]
          : null,
        of.jobs.length > 0
          ? [
              t('intake.held_jobs'),
              of.jobs.map(({ name_job, language }, index) => (
                <span key={name_job}>
                  {index > 0 && ', '}
                  <span lang={language}>{name_job}</span>
                </span>
              )),
            ]
          : null,
        fact(t('intake.held_source'), of.source_note),
      ]}
    />
  )
}
