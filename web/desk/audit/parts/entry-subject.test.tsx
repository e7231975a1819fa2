import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { EntrySubject } from './entry-subject.tsx'

const list = { type: 'list', id: null, uuid: null }

test.each([
  ['es', { ...list, name: '', word: 'exports.list.clients' }, 'clientes'],
  ['en', { ...list, name: '', word: 'exports.list.clients' }, 'clients'],
  ['es', { ...list, name: 'clients', word: null }, 'clients'],
] as const)('OUT-01 in %s an exported list of the audit is named by its reader: %j', async (language, subject, name) => {
  await renderPart(
    <p>
      <EntrySubject subject={subject} />
    </p>,
    { language },
  )
  await expect.element(page.getByText(name, { exact: true })).toBeVisible()
})
