/** Switches into a sub-community. */
export function useSwitchInto(): (did: string) => void {
  return () => undefined
}
