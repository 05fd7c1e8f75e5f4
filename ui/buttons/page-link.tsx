import { type ComponentPropsWithRef, createContext, type MouseEvent, useContext } from 'react'

type Navigate = (href: string) => void

const NavigateContext = createContext<Navigate | undefined>(undefined)

/** Navigates links inside the app with the router; without it they load the page. */
export const NavigateProvider = NavigateContext.Provider

/** A link to one of our pages: the router handles plain clicks on same-origin addresses, the browser all others. */
export function PageLink({ onClick, href, ...rest }: ComponentPropsWithRef<'a'>) {
  const navigate = useContext(NavigateContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!navigate || !href?.startsWith('/') || event.defaultPrevented || !isPlain(event)) return
    if (rest.target || rest.download !== undefined) return
    event.preventDefault()
    navigate(href)
  }
  return <a {...rest} href={href} onClick={follow} />
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
