import { useMediaQuery } from '@mantine/hooks'

/** The widths in px up to which something is drawn differently: a phone, and where a screen says so itself. */
export const PHONE = 640

/** Whether the window is at most so many px wide; told at once, since nothing is drawn before by a server. */
export function useIsNarrow(most = PHONE): boolean {
  return useMediaQuery(`(max-width: ${most}px)`, undefined, { getInitialValueInEffect: false }) ?? false
}
