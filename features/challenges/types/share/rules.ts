import { VC_KEYS, type VcKey } from '../../rules.ts'

/** "Share your name", by the fact that is shared. */
export function shareTitle(say: (key: VcKey) => string, { vcKey }: { vcKey: string }): string {
  return say(VC_KEYS.find((known) => known === vcKey) ?? 'did')
}
