import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { z } from 'zod'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { MultiSelectField } from '../../../platform/forms/multi-select-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button, IconButton } from '../../../platform/ui/button.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useSkillOptions } from '../questions.queries.ts'

const schema = z.object({ skills: z.array(z.string()) })

/** Shows only the questions of the chosen skills (QST-01). */
export function SkillFilter({ chosen, onChoose }: { chosen: readonly string[]; onChoose(skills: readonly string[]): void }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const choose = (skills: readonly string[]) => {
    onChoose(skills)
    setOpen(false)
  }
  const label = chosen.length > 0 ? `${t('questions.filter_skills')} (${chosen.length})` : t('questions.filter_skills')
  return (
    <>
      <Button tone="quiet" size="small" icon={<IconFilter size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {chosen.length > 0 && (
        <IconButton label={t('questions.filter_clear')} onClick={() => choose([])}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      )}
      <ModalShell open={open} title={t('questions.filter_skills')} onClose={() => setOpen(false)}>
        <FilterForm chosen={chosen} onChoose={choose} />
      </ModalShell>
    </>
  )
}

function FilterForm({ chosen, onChoose }: { chosen: readonly string[]; onChoose(skills: readonly string[]): void }) {
  const t = useText()
  return (
    <AsyncSection query={useSkillOptions()}>
      {(skills) => (
        <FormShell
          name="questions filter"
          schema={schema}
          initial={{ skills: [...chosen] }}
          submit={async (input) => input.skills}
          onDone={onChoose}
        >
          <MultiSelectField name="skills" label={t('questions.skills')} options={skills} />
          <FormEnd label={t('questions.filter_apply')} />
        </FormShell>
      )}
    </AsyncSection>
  )
}
