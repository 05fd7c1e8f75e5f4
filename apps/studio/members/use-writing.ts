import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { LastMessage } from '#features/conversations/studio/last-message.tsx'
import { useUnreadConversations } from '#features/conversations/studio/use-conversation-list.ts'
import type { WritingParts } from '#features/members/studio/member-parts.ts'
import { isOn } from '../shell/feature-flags.ts'
import { useMe } from '../shell/use-me.ts'
import { conversationsHref } from './members-place.ts'

/** How one writes to members from their page; undefined where the community has no conversations, or others read them. */
export function useWriting(): WritingParts | undefined {
  const hasConversations = useHasConversations()
  const navigate = useNavigate()
  return useMemo(
    () =>
      hasConversations
        ? {
            hrefOf: conversationsHref,
            onWrite: (did) => void navigate({ href: conversationsHref(did) }),
            useUnread: useUnreadConversations,
            LastMessage,
          }
        : undefined,
    [hasConversations, navigate],
  )
}

/** Whether the person may read the conversations here: its own admins, of a community whose key the server keeps. */
export function useHasConversations(): boolean {
  const { issuer, isAdmin, parent } = useMe()
  return isOn('channel') && isAdmin && parent === undefined && issuer?.isKms === true
}
