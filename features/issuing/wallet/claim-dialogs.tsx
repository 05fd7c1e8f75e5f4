import { Suspense } from 'react'
import { lazyHere } from '#ui/calls/lazy-part.ts'
import type { Claim } from '../contract.ts'
import type { useEntry } from './use-entry.ts'

const EntryDialog = lazyHere(() => import('./entry-dialog.tsx').then((module) => module.EntryDialog))
const DoorsDialog = lazyHere(() => import('./doors-dialog.tsx').then((module) => module.DoorsDialog))

type Props = {
  token: string
  claim: Claim
  entry: ReturnType<typeof useEntry>
  /** What follows once the address is confirmed, while that is asked. */
  confirming: (() => void) | undefined
  onConfirming: (next: undefined) => void
  door: 'choose' | 'unlock' | undefined
  onDoor: (next: undefined) => void
  onMailed: (() => void) | undefined
  onEntered: () => void
}

/** The questions of a claim page: whose address it is, and where else to keep the badge. */
export function ClaimDialogs(props: Props) {
  const { token, claim, entry, confirming, onConfirming, door, onDoor, onMailed, onEntered } = props
  return (
    <>
      {confirming && (
        <Suspense>
          <EntryDialog
            claim={claim}
            entry={entry}
            onClose={() => onConfirming(undefined)}
            onConfirmed={() => {
              onConfirming(undefined)
              confirming()
            }}
          />
        </Suspense>
      )}
      {door && (
        <Suspense>
          <DoorsDialog
            first={door}
            token={token}
            claim={claim}
            entry={entry}
            onClose={() => onDoor(undefined)}
            onMailed={onMailed}
            onEntered={onEntered}
          />
        </Suspense>
      )}
    </>
  )
}
