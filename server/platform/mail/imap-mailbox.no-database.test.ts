import { expect, test } from 'vitest'
import { startImapServer } from '../../testing/imap-server.ts'
import { visitMailbox } from './imap-mailbox.ts'

test('EML-01 a path of folders reaches the mailbox, whatever separates folders on the server', async () => {
  const imap = await startImapServer()
  imap.deliver('Subject: x\n\nHola', 'Agencia.Selecci&APM-n')
  for (const folder of ['Agencia/Selecci%C3%B3n', 'Agencia.Selecci%C3%B3n']) {
    const found: number[] = []
    await visitMailbox(imap.url.replace('INBOX', folder), { uidValidity: 0, lastUid: 0 }, async ({ uid }) => {
      found.push(uid)
      return false
    })
    expect(found).toEqual([1])
  }
  await imap.stop()
})
