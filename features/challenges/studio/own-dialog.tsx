import type { Sentence } from '#base/text.ts'
import type { ChallengeType } from '../rules.ts'
import { TYPES_IN_STUDIO } from '../types/studio.ts'

/** A challenge of the community, as far as its dialog needs it. */
export type OwnChallenge = { id: string; type: ChallengeType; data: Record<string, unknown> }

type Props = {
  challenge: OwnChallenge
  /** Single-use codes, which only the answer of the creation has. */
  codes?: string[]
  walletUrl: string
  onClose: () => void
}

/** What opens the dialog of a challenge from the list: its QR code, its kiosk or its secret; undefined without one. */
export function ownDialogOf({ type, data }: OwnChallenge): Sentence | undefined {
  return TYPES_IN_STUDIO[type].after?.label(data)
}

/** What an admin needs after creating a challenge: codes, a QR code, the kiosk's link, or the secret. */
export function OwnDialog({ challenge: { id, type, data }, codes = [], walletUrl, onClose }: Props) {
  const Dialog = TYPES_IN_STUDIO[type].after?.Dialog
  return Dialog && <Dialog challengeId={id} data={data} codes={codes} walletUrl={walletUrl} onClose={onClose} />
}
