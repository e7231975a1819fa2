import { mayChangeTags } from '#domain/people/tags/tags.contract.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import type { PersonPartProps } from '../../../platform/ui/feature.ts'
import { PersonTags } from './person-tags.tsx'

/** The tags of a person wherever the person is shown, for staff who may see people (POO-01). */
export default function TagsPanel(props: PersonPartProps) {
  const mayView = useMay({ module: 'users', item: 'view' })
  const mayChange = useMay(mayChangeTags)
  return mayView && <PersonTags {...props} mayChange={mayChange} />
}
