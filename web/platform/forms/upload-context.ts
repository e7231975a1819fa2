import { createContext } from 'react'

/** The sent share of the running upload, 0 to 1; undefined when none runs. */
export const UploadContext = createContext<number | undefined>(undefined)
