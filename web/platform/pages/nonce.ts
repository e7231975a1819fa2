import { createContext } from 'react'

/** The page's script nonce while it is rendered on the server; the browser hides it afterwards. */
export const NonceContext = createContext<string | undefined>(undefined)
