import { type ComponentPropsWithRef, createContext, type MouseEvent, useContext, useEffect, useRef } from 'react'
import { afterPaint } from '../browser/after-paint.ts'

type Navigate = (href: string) => void
/** `preload` loads the code and data of a page that is likely to be opened; it may be called often. */
export type Navigation = { navigate: Navigate; preload?: Navigate }

/** A pointer that only crosses a link loads nothing. */
const REST_MS = 60

const NavigateContext = createContext<Navigation | undefined>(undefined)

/** Navigates links inside the app with the router; without it they load the page. */
export const NavigateProvider = NavigateContext.Provider

/**
 * A link to one of our pages: the router handles plain clicks on same-origin addresses, the browser all others. The page is
 * loaded at hover, focus or pointerdown.
 */
export function PageLink({ onClick, onPointerEnter, onPointerLeave, ...props }: ComponentPropsWithRef<'a'>) {
  const { onFocus, onPointerDown, href, ...rest } = props
  const navigation = useContext(NavigateContext)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isOurs = href?.startsWith('/') && !rest.target && rest.download === undefined
  const load = () => {
    clearTimeout(timer.current)
    if (isOurs && href) navigation?.preload?.(href)
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!navigation || !isOurs || !href || event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    navigation.navigate(href)
  }
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        clearTimeout(timer.current)
        timer.current = setTimeout(load, REST_MS)
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event)
        clearTimeout(timer.current)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        afterPaint(load)
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event)
        afterPaint(load)
      }}
    />
  )
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
