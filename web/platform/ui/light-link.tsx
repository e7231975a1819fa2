import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'

const NavigateContext = createContext<NavigateFunction | undefined>(undefined)

/** Around many links of the product, which then cost no more than their element. */
export function LightLinks({ children }: { children: ReactNode }) {
  return <NavigateContext value={useNavigate()}>{children}</NavigateContext>
}

type LightLinkProps = { to: string; state?: unknown } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>

/** A link within `LightLinks`: unlike the router's it takes no part in each change of the address (P17). */
export function LightLink({ to, state, ...rest }: LightLinkProps) {
  const navigate = useContext(NavigateContext)
  const follow = (event: MouseEvent) => {
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || rest.target
    if (!navigate || opensElsewhere) return
    event.preventDefault()
    void navigate(to, { state })
  }
  // The router finds out by this attribute what lies behind its links before one is pressed.
  return <a {...rest} href={to} data-discover="true" onClick={follow} />
}
