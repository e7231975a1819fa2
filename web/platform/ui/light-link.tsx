import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'

const NavigateContext = createContext<NavigateFunction | undefined>(undefined)

/** Wraps many links of the product, so that each costs only its element. */
export function LightLinks({ children }: { children: ReactNode }) {
  return <NavigateContext value={useNavigate()}>{children}</NavigateContext>
}

/** The router prefetches links with this attribute; in a long list only those that a person approaches get it. */
function announce({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.dataset.discover = 'true'
}

type LightLinkProps = { to: string; state?: unknown } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>

/** A link within `LightLinks`. Unlike the router's links it does not render again when the address changes (P17). */
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
