import { useEffect } from 'react'

const PRODUCT = 'Blazon'

/**
 * Names the page that is open in the browser's tab and history, until it is left. Undefined leaves the name that the server
 * gave (a badge's public page has its own).
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    document.title = `${title} | ${PRODUCT}`
    return () => {
      document.title = PRODUCT
    }
  }, [title])
}
