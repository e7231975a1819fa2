import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'

const NavigateContext = createContext<NavigateFunction | undefined>(undefined)

/** Around many links of the product, which then cost no more than their element. */
export function LightLinks({ children }: { children: ReactNode }) {
  return <NavigateContext value={useNavigate()}>{children}</NavigateContext>
}

/** The router finds out what lies behind links with this attribute; of many in a list only those that somebody comes to are worth it. */
function announce({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.dataset.discover = 'true'
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
  return <a {...rest} href={to} onClick={follow} onPointerEnter={announce} onFocus={announce} />
}
