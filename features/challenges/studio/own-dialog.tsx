import type { ChallengeType } from '../rules.ts'
import { AskDialog } from './ask-dialog.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { KioskDialog } from './kiosk-dialog.tsx'
import { WordDialog } from './word-dialog.tsx'

/** A challenge of the community, as far as its dialog needs it. */
export type OwnChallenge = { id: string; type: ChallengeType; data: Record<string, unknown> }

type Props = {
  challenge: OwnChallenge
  /** Single-use codes, which only the answer of the creation has. */
  codes?: string[]
  walletUrl: string
  onClose: () => void
}

/** Whether something can be opened of a challenge: its QR code, its kiosk or its secret; `text` is the key of its name. */
export function ownDialogOf({ type, data }: OwnChallenge): 'qrCode' | 'kiosk' | 'secret' | undefined {
  if (type === 'visit') return 'kiosk'
  if (type === 'ask') return 'secret'
  return type === 'code' && data.kind === 'word' ? 'qrCode' : undefined
}

/** What an admin needs after creating a challenge of our own types: codes, a QR code, the kiosk's link, or the secret. */
export function OwnDialog({ challenge, codes = [], walletUrl, onClose }: Props) {
  const { id, type, data } = challenge
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  if (codes.length > 0) return <CodesDialog challengeId={id} codes={codes} walletUrl={walletUrl} onClose={onClose} />
  if (type === 'visit') return <KioskDialog challengeId={id} place={textOf(data.name)} onClose={onClose} />
  if (type === 'ask') return <AskDialog challengeId={id} url={textOf(data.url)} onClose={onClose} />
  if (ownDialogOf(challenge) !== 'qrCode') return null
  return <WordDialog challengeId={id} word={textOf(data.word).trim()} walletUrl={walletUrl} onClose={onClose} />
}
