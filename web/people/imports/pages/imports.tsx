import { useState } from 'react'
import type { WholeImport } from '#domain/people/imports/imports.contract.ts'
import { importScreens } from '#domain/people/imports/imports.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { ImportSteps } from '../../../platform/imports/import-steps.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { UploadForm } from '../forms/upload-form.tsx'
import { useImport } from '../imports.queries.ts'
import { DraftImport } from '../parts/draft-import.tsx'
import { ImportResult } from '../parts/import-result.tsx'
import { RecentImports } from '../parts/recent-imports.tsx'
import { RunningImport } from '../parts/running-import.tsx'
import type { Route } from './+types/imports.ts'

/** /admin/users/import/{import}: a file of candidates becomes people, step by step (INT-03). */
export default function Imports({ params: { id } }: Route.ComponentProps) {
  const t = useText()
  return (
    <div className="page">
      <PageHead
        title={t('imports.title')}
        description={t('imports.description')}
        back={{ to: userScreens.users.to(), label: t('imports.back') }}
        menu={[{ label: t('unchecked.title'), to: importScreens.uncheckedConsents.to(), whenEmpty: true }]}
      >
        {id && (
          <LinkButton tone="quiet" to={importScreens.imports.to()}>
            {t('imports.new')}
          </LinkButton>
        )}
      </PageHead>
      {id ? (
        <OneImport key={id} id={id} />
      ) : (
        <>
          <ImportSteps current="file" />
          <UploadForm />
          <RecentImports />
        </>
      )}
    </div>
  )
}

/** The columns and choices of a file begin again when it is read in another way. */
const keyOf = ({ file }: WholeImport): string => JSON.stringify([file?.sheet, file?.encoding?.used, file?.encoding?.is_certain])

function OneImport({ id }: { id: string }) {
  return <AsyncSection query={useImport(id)}>{(one) => <Step one={one} />}</AsyncSection>
}

function Step({ one }: { one: WholeImport }) {
  const [first] = useState(one.state)
  if (one.state === 'draft') return <DraftImport key={keyOf(one)} one={one} />
  if (one.state === 'running' || one.state === 'undoing') return <RunningImport one={one} />
  return <ImportResult one={one} isNew={one.state !== first} />
}
