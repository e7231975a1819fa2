import { type KitInput, type KitOfStage, type Kits, type KitView, kitForm } from '#domain/hiring/scorecards/kits.contract.ts'
import { scales } from '#domain/hiring/scorecards/scorecards.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import type { Changed } from '../../../platform/records/changed.ts'
import { RecordForm, type Stale } from '../../../platform/records/record-form.tsx'
import { useUsualWords } from '../hooks/use-usual-words.ts'
import { KitFields } from './kit-fields.tsx'

interface Props {
  /** Names the draft. */
  name: string
  kit: KitView | null
  used: boolean
  skills: Kits['skills']
  submit(input: KitInput): Promise<Changed<KitOfStage>>
  nameOf(): string
  onDone(): void
  stale: Stale
}

const longest = Math.max(...scales)
const emptyCriterion = { uuid: '', skill: '', name: '', hint: '' }

/** Makes or changes the interview kit of a stage (SCO-01). A new one begins with the skills of the vacancy. */
export function KitForm({ name, kit, used, skills, submit, nameOf, onDone, stale }: Props) {
  const t = useText()
  const usual = useUsualWords()
  const scale = kit?.scale ?? 4
  const words = kit?.words ?? usual(scale)
  const ofSkills = skills.slice(0, 4).map(({ uuid: skill, name: skillName }) => ({ ...emptyCriterion, skill, name: skillName }))
  const initial = {
    scale: String(scale),
    words: Array.from({ length: longest }, (_, at) => words[at] ?? ''),
    criteria: kit?.criteria ?? [...ofSkills, emptyCriterion],
    questions: kit?.questions ?? [{ uuid: '', text: '' }],
    version: kit?.version ?? 0,
  } satisfies Record<keyof KitInput, unknown>
  return (
    <RecordForm
      name={name}
      schema={kitForm}
      initial={initial}
      submit={submit}
      nameOf={nameOf}
      onDone={onDone}
      stale={stale}
      submitLabel={t('common.save')}
      long
    >
      <KitFields used={used} skills={skills} />
    </RecordForm>
  )
}
