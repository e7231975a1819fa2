import { beforeEach } from 'vitest'
import { addressAudiences, loadLanguage } from '../platform/i18n/catalog.ts'

await addressAudiences('form', 'candidate', 'staff')
await loadLanguage('es')

// Each test begins as a first visit.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
