import { useEffect } from 'react'

const PRODUCT = 'Blazon'

/**
 * Sets the title of the current page in the browser's tab and history, until it is left. Undefined keeps the title from
 * the server (a badge's public page has its own).
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
