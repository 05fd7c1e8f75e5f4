import type { ComponentType, ReactNode } from 'react'
import type { MemberRow } from '../contract.ts'

/** A person to send to. */
export type Person = { did: string; name: string }

/** The parts of the page that belong to features above; given by the app. */
export type MemberParts = {
  /** The tab with the rights of people, under the head of the page, and how many it lists; absent while it is off. */
  Folders?: ComponentType<{ head: ReactNode }>
  useFolderCount?: () => number | undefined
  /** Invites people by e-mail. */
  InviteDialog: ComponentType<{ onClose: () => void }>
  /** Sends an invitation again, or withdraws it. */
  InvitationActions: ComponentType<{ member: MemberRow }>
  /** Suspends a Membership card, or reinstates it. */
  CardActions: ComponentType<{ member: MemberRow; badgeId: string }>
  /** Sends a badge to people. */
  SendDialog: ComponentType<{ people: Person[]; onClose: () => void; onSent?: () => void }>
}
