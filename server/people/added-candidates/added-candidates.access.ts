import {
  addPersonEndpoint,
  checkConsentEndpoint,
  giveConsentEndpoint,
  makeConsentLinkEndpoint,
  refuseConsentEndpoint,
} from '#domain/people/added-candidates/added-candidates.contract.ts'
import { recordConsentEndpoint } from '#domain/people/added-candidates/recorded-consents.contract.ts'
import { type AccessRow, changeRequired, everyone } from '../../testing/access.ts'
import { addedPersonFields, addedWithLink } from '../../testing/added-people.ts'
import { testPassword } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'

export const access: readonly AccessRow[] = [
  [addPersonEndpoint, changeRequired, async () => ({ body: addedPersonFields(), files: { file: pdfFile() } })],
  [makeConsentLinkEndpoint, changeRequired, async (app) => ({ params: { uuid: (await addedWithLink(app)).uuid } })],
  [
    recordConsentEndpoint,
    changeRequired,
    async (app) => ({
      params: { uuid: (await addedWithLink(app)).uuid },
      body: { consented_on: '2026-03-02', consent_how: 'Feria', note: 'Formulario 17', consent_declared: true },
      files: { file: pdfFile() },
    }),
  ],
  [checkConsentEndpoint, everyone, async (app) => ({ params: { token: (await addedWithLink(app)).token } })],
  [
    giveConsentEndpoint,
    everyone,
    async (app) => {
      const { token, email } = await addedWithLink(app)
      return { body: { token, email, password: testPassword, consent: true } }
    },
  ],
  [refuseConsentEndpoint, everyone, async (app) => ({ body: { token: (await addedWithLink(app)).token } })],
]
