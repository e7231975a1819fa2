import { createContext } from 'react'

/** The page's script nonce during server rendering; browsers hide it afterwards. */
export const NonceContext = createContext<string | undefined>(undefined)
