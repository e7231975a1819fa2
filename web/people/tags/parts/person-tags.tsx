import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import type { PersonTag } from '#domain/people/tags/tags.contract.ts'
import { tagScreens } from '#domain/people/tags/tags.screens.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import type { PersonPartProps } from '../../../platform/ui/feature.ts'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useTagging, useTagsOf } from '../tags.queries.ts'
import styles from './person-tags.module.css'
import { TagField } from './tag-field.tsx'

/** The tags of a person, with a field for more. A change is saved at once (POO-01). */
export function PersonTags({ person, heading: Heading, mayChange }: PersonPartProps & { mayChange: boolean }) {
  const t = useText()
  const id = useId()
  const banner = useBanner()
  const section = useRef<HTMLElement>(null)
  const tags = useTagsOf(person)
  const { add, remove } = useTagging(person)
  const { busy, refusal, run } = useAction(async (change: () => Promise<{ success_message: string }>) => {
    banner.success((await change()).success_message)
  })
  const takeOff = async (tag: PersonTag) => {
    await run(() => remove(tag))
    // The button disappears with its tag.
    section.current?.focus()
  }
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} aria-busy={busy} className={styles.tags}>
      <Heading id={id}>{t('tags.of_person')}</Heading>
      <AsyncSection
        query={tags}
        skeleton={<Skeleton height="2rem" />}
        isEmpty={(all) => all.length === 0}
        empty={<p className={styles.soft}>{t('tags.none')}</p>}
      >
        {(all) => (
          <ul className={styles.list}>
            {all.map((tag) => (
              <li key={tag.uuid} className={styles.tag}>
                {tag.name}
                {mayChange && (
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={t('tags.remove_named', { name: tag.name })}
                    onClick={() => void takeOff(tag)}
                  >
                    <IconX size={16} aria-hidden="true" />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </AsyncSection>
      {mayChange && (
        <>
          <div className={styles.field}>
            <TagField
              brief
              label={t('tags.add_to_person')}
              without={tags.data ?? []}
              onName={(name) => void run(() => add(name))}
            />
          </div>
          <Link to={tagScreens.tags.to()} title={t('tags.manage')}>
            {t('tags.manage_short')}
          </Link>
        </>
      )}
      <RefusalMessage refusal={refusal} />
    </section>
  )
}
