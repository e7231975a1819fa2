import {
  correctPersonEndpoint,
  getCorrectableEndpoint,
  listOwnCorrectionsEndpoint,
} from '#domain/people/corrections/corrections.contract.ts'
import { type AccessRow, changeRequired, loggedIn } from '../../testing/access.ts'
import { addedWithLink } from '../../testing/added-people.ts'
import { pdfFile } from '../../testing/documents.ts'

const fields = { name: 'Ana', lastname: 'Corregida', email: '', personal_phone: '+57 300 111 2233', city: 'Cali' }

export const access: readonly AccessRow[] = [
  [getCorrectableEndpoint, changeRequired, async (site) => ({ params: { uuid: (await addedWithLink(site)).uuid } })],
  [
    correctPersonEndpoint,
    changeRequired,
    async (site) => ({
      params: { uuid: (await addedWithLink(site)).uuid },
      body: { ...fields, date_of_birth: '1990-05-17' },
      files: { file: pdfFile() },
    }),
  ],
  [listOwnCorrectionsEndpoint, loggedIn],
]
