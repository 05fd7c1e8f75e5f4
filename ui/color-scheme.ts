import { localStorageColorSchemeManager, useMantineColorScheme } from '@mantine/core'

export type ColorScheme = 'auto' | 'light' | 'dark'

/** Where the choice is kept; color-scheme.js reads the same key before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' })

/** The chosen colour scheme (`auto` follows the system) and the way to choose another; kept on this device. */
export function useColorScheme(): { scheme: ColorScheme; setScheme: (scheme: ColorScheme) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return { scheme: colorScheme, setScheme: setColorScheme }
}
