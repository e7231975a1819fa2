import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ShortlistView } from '#domain/hiring/shortlists/shortlists.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { ShortlistCard } from './shortlist-card.tsx'

const t = textIn('es')
const at = '2026-11-29T15:00:00.000Z'
const shortlist: ShortlistView = {
  ...{ uuid: '00000000-0000-4000-8000-00000000000b', state: 'open', names: 'full', facts: ['skills'], language: 'es' },
  ...{
    message: '',
    has_code: false,
    ends_on: '2026-12-13',
    ends_at: '2026-12-14T05:00:00.000Z',
    created_at: at,
    by: 'Marta Ríos',
  },
  ...{ opened: 2, openings: [{ at, network: '203.0.113.0/24' }] },
  people: [
    {
      ...{ uuid_element: '00000000-0000-4000-8000-00000000000a', name: 'Ana Ríos', available: true, note: '', salary: '' },
      ...{ answer: 'yes', comment: '', times: ['2027-01-11T10:00'], answered_at: at },
    },
  ],
}

test('CLT-02 staff read wished times as dates of their language, and once how often the link was opened', async () => {
  await renderPart(<ShortlistCard vacancy="v" shortlist={shortlist} mayChange={false} />)
  await expect.element(page.getByText('11/01/2027, 10:00', { exact: false })).toBeVisible()
  expect(page.getByText(t('shortlists.opened', { count: 2 })).elements()).toHaveLength(1)
  await expectAccessible()
})
