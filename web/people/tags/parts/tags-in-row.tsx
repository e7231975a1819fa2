import type { PersonTag } from '#domain/people/tags/tags.contract.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import styles from './person-tags.module.css'

/** As many fit into a row beside the other columns; the cell's title names them all. */
const shown = 2

/** The tags of a person in a row of a list. */
export function TagsInRow({ tags }: { tags: readonly PersonTag[] }) {
  if (tags.length === 0) return null
  const more = tags.length - shown
  return (
    <span className={styles.row} title={tags.map(({ name }) => name).join(', ')}>
      {tags.slice(0, shown).map(({ uuid, name }) => (
        <Badge key={uuid}>{name}</Badge>
      ))}
      {more > 0 && <span className={styles.soft}>{`+${more}`}</span>}
    </span>
  )
}
