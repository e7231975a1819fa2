import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useColleagues } from '../../../hiring/members/members.queries.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { useInvite } from '../invitations.queries.ts'

afterEach(() => vi.restoreAllMocks())

function Colleagues() {
  const { data = [] } = useColleagues()
  const invite = useInvite()
  const colleague = { first_name: 'Eva', last_name: 'Gil', email: 'eva@example.com', role: 'r1', language: 'es' } as const
  return (
    <>
      <p>{data.map(({ fullname }) => fullname).join(', ')}</p>
      <button type="button" onClick={() => void invite(colleague as never)}>
        invite
      </button>
    </>
  )
}

test('MOV-03 a colleague who is invited can be chosen at once, without a reload', async () => {
  const colleagues = [{ uuid: 'c1', fullname: 'Ana Paz' }]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method === 'POST') {
      colleagues.push({ uuid: 'c2', fullname: 'Eva Gil' })
      return Response.json({ success_message: 'invitation.sent', data: {} })
    }
    return Response.json({ data: colleagues })
  })
  await renderPart(<Colleagues />)
  await expect.element(page.getByText('Ana Paz')).toBeVisible()
  await page.getByRole('button').click()
  await expect.element(page.getByText('Ana Paz, Eva Gil')).toBeVisible()
})
