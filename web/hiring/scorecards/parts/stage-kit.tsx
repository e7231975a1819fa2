import { useId, useState } from 'react'
import type { KitOfStage, Kits, KitView } from '#domain/hiring/scorecards/kits.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { KitForm } from '../forms/kit-form.tsx'
import { useKitChanges } from '../kits.queries.ts'
import styles from './stage-kit.module.css'

interface Props {
  vacancy: string
  of: KitOfStage
  skills: Kits['skills']
  onReload(): void
}

/** The interview kit of one stage: what it has, and the dialogs that change and delete it (SCO-01). */
export function StageKit({ vacancy, of: { stage, kit, used }, skills, onReload }: Props) {
  const t = useText()
  const id = useId()
  const banner = useBanner()
  const { save, remove } = useKitChanges(vacancy)
  const mayChange = useMay({ module: 'candidates', item: 'change' })
  const [open, setOpen] = useState<'form' | 'deletion'>()
  const shut = () => setOpen(undefined)
  const name = t(`board.stage.${stage}`)
  const onDelete = async () => {
    banner.success((await remove(stage)).success_message)
    shut()
  }
  return (
    <section className={styles.stage} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{name}</h2>
        {mayChange && (
          <span className={styles.buttons}>
            <Button tone={kit ? 'quiet' : 'main'} aria-haspopup="dialog" aria-describedby={id} onClick={() => setOpen('form')}>
              {t(kit ? 'scorecards.kit_edit' : 'scorecards.kit_make')}
            </Button>
            {kit && !used && (
              <Button tone="bare" deletes aria-haspopup="dialog" aria-describedby={id} onClick={() => setOpen('deletion')}>
                {t('scorecards.kit_delete')}
              </Button>
            )}
          </span>
        )}
      </header>
      {kit ? <Kit kit={kit} skills={skills} /> : <p className={styles.soft}>{t('scorecards.kit_none')}</p>}
      <ModalShell open={open === 'form'} size="wide" title={name} onClose={shut}>
        {open === 'form' && (
          <KitForm
            name={`kit:${vacancy}:${stage}`}
            kit={kit}
            used={used}
            skills={skills}
            submit={(input) => save(stage, input)}
            nameOf={() => name}
            onDone={shut}
            stale={{
              onReload: () => {
                onReload()
                shut()
              },
            }}
          />
        )}
      </ModalShell>
      <ConfirmDialog
        open={open === 'deletion'}
        title={t('scorecards.kit_delete')}
        confirmLabel={t('scorecards.kit_delete')}
        onCancel={shut}
        onConfirm={onDelete}
      >
        <p>{t('scorecards.kit_delete_text', { stage: name })}</p>
      </ConfirmDialog>
    </section>
  )
}

function Kit({ kit: { scale, words, criteria, questions }, skills }: { kit: KitView; skills: Kits['skills'] }) {
  const t = useText()
  const isSkill = (uuid: string) => skills.some((skill) => skill.uuid === uuid)
  return (
    <>
      <p className={styles.soft}>
        {t('scorecards.counts', {
          criteria: t('scorecards.criteria_count', { count: criteria.length }),
          questions: t('scorecards.questions_count', { count: questions.length }),
          scale,
        })}
      </p>
      <div className={styles.parts}>
        <div>
          <h3>{t('scorecards.criteria')}</h3>
          <ul>
            {criteria.map(({ uuid, skill, name, hint }) => (
              <li key={uuid}>
                {name} {isSkill(skill) && <Badge tone="stone">{t('scorecards.criterion_skill')}</Badge>}
                {hint && <span className={styles.hint}>{hint}</span>}
              </li>
            ))}
          </ul>
        </div>
        {questions.length > 0 && (
          <div>
            <h3>{t('scorecards.questions')}</h3>
            <ol>
              {questions.map(({ uuid, text }) => (
                <li key={uuid}>{text}</li>
              ))}
            </ol>
          </div>
        )}
        <div>
          <h3>{t('scorecards.words')}</h3>
          <ol>
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ol>
        </div>
      </div>
    </>
  )
}
