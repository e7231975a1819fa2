import { beforeEach } from 'vitest'
import { addAudiences, loadLanguage } from '../platform/i18n/catalog.ts'

await addAudiences('form', 'candidate', 'staff')
await loadLanguage('es')

// Each test begins as a first visit.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
