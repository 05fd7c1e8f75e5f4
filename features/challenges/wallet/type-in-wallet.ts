import type { ComponentType, ReactNode } from 'react'
import type { Opened } from './opened.ts'
import type { Checking } from './use-checking.ts'

/** What the part of each type gets. */
export type PartProps = Opened & {
  checking: Checking
  isOffline: boolean
  /** Evidence was sent. */
  onSent: () => void
  /** What is done elsewhere before evidence is given. */
  above?: ReactNode
}
export type PassedProps = Pick<Opened, 'challenge' | 'community'> & { isOffline: boolean; onChanged: () => void }

/** What a member does for a type; `types/wallet.ts` has every type. */
export type TypeInWallet = {
  Part: ComponentType<PartProps>
  /** What is done elsewhere, also where a person then examines evidence. */
  ToDo?: ComponentType<Pick<PartProps, 'challenge'>>
  /** Below what was passed. */
  Passed?: ComponentType<PassedProps>
  /** Problems that the part says at its field, and not below everything. */
  atField?: readonly string[]
  /** The part says itself why an attempt was refused. */
  saysResult?: boolean
}
