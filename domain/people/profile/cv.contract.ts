import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'
import { storedFile } from '../../kernel/stored-file.ts'
import { profileFile, uploadLimits } from './stored-file.contract.ts'

export const cvForm = z.object({})
export const cvFile = { ...profileFile, required: 'portfolio.error.file_required' } as const

export const getCvEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/cv',
  summary: "Returns the caller's CV; null without one",
  access: 'candidate',
  answer: recordOf(storedFile.nullable()),
})

export const replaceCvEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users/cv',
  summary: "Replaces the caller's CV and deletes the former one",
  access: 'candidate',
  files: { file: cvFile },
  limits: uploadLimits,
  body: cvForm,
  answer: changeOf(storedFile),
})
