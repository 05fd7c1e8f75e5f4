import type { ComponentType, ReactNode } from 'react'
import type { MemberRow } from '../contract.ts'

/** A person to send to. */
export type Person = { did: string; name: string }

/** How the community writes to its members. */
export type WritingParts = {
  /** The page of conversations, or the conversation with a member. */
  hrefOf: (did?: string) => string
  /** Opens the conversation with a member. */
  onWrite: (did: string) => void
  /** How many conversations are unread; undefined until it is known. */
  useUnread: () => number | undefined
  LastMessage: ComponentType<{ did: string; name: string }>
}

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
  /** Absent where members and the community cannot write to each other. */
  writing?: WritingParts
  /** What members have in the book of points, beside the figures and below the badges; absent while it is off. */
  points?: { Figures: ComponentType<{ did: string }>; Section: ComponentType<{ member: MemberRow }> }
  /** The wallets that are one person with a member, at the end of the panel; absent while it is off. */
  Person?: ComponentType<{ member: MemberRow }>
  /** Sends a badge to people. */
  SendDialog: ComponentType<{ people: Person[]; onClose: () => void; onSent?: () => void }>
}
