import { expect, test } from 'vitest'
import { didOf, kidOfProofKey, proofKeyId } from './issuer.ts'
import { linkedInAddress } from './linkedin.ts'

const kid = '5f0c1c7e-7d5f-4b1e-9a57-0e9b2b1d3c11'

test('PAS-03 a site is named by its host and port as did:web', () => {
  expect(didOf('https://cantera.example')).toBe('did:web:cantera.example')
  expect(didOf('http://localhost:3000')).toBe('did:web:localhost%3A3000')
})

test('PAS-03 the name of a key is read back at its own site alone', () => {
  const name = proofKeyId('https://a.example', kid)
  expect(kidOfProofKey('https://a.example', name)).toBe(kid)
  expect(kidOfProofKey('https://b.example', name)).toBeUndefined()
  for (const other of [`${name}x`, `${name}#${kid}`, 'did:web:a.example#', 'did:web:a.example.evil#', undefined, null, 5])
    expect(kidOfProofKey('https://a.example', other), String(other)).toBeUndefined()
})

test('PAS-03 LinkedIn gets the parameters of its documentation, whatever a name contains', () => {
  const address = linkedInAddress({
    name: 'C & C++ #1 ñ',
    organisation: 'A&B=C',
    day: '2026-03-09',
    address: 'https://a.example/passport/x',
    id: kid,
  })
  expect([...new URL(address).searchParams]).toEqual([
    ['startTask', 'CERTIFICATION_NAME'],
    ['name', 'C & C++ #1 ñ'],
    ['organizationName', 'A&B=C'],
    ['issueYear', '2026'],
    ['issueMonth', '3'],
    ['certUrl', 'https://a.example/passport/x'],
    ['certId', kid],
  ])
})
