import { createContext } from 'react'

/** Share of the running upload that has left, 0 to 1; undefined when none runs. */
export const UploadContext = createContext<number | undefined>(undefined)
