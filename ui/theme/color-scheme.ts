import { localStorageColorSchemeManager, useMantineColorScheme } from '@mantine/core'

export type ColorScheme = 'auto' | 'light' | 'dark'

/** Stores the choice; color-scheme.js reads the same key before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' })

/** The chosen colour scheme (`auto` follows the system) and a function to change it; stored on this device. */
export function useColorScheme(): { scheme: ColorScheme; setScheme: (scheme: ColorScheme) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return { scheme: colorScheme, setScheme: setColorScheme }
}

const SCHEME = 'data-mantine-color-scheme'

/** Prints pages in the light scheme, because paper is white. Returns a function that stops this. */
export function printInLight(): () => void {
  const { documentElement } = document
  let shown: string | null = null
  const before = () => {
    shown ??= documentElement.getAttribute(SCHEME)
    documentElement.setAttribute(SCHEME, 'light')
  }
  const after = () => {
    if (shown !== null) documentElement.setAttribute(SCHEME, shown)
    shown = null
  }
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  return () => {
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
  }
}
