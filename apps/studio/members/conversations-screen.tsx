import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ConversationsPage } from '#features/conversations/studio/conversations-page.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { useMe } from '../shell/use-me.ts'
import { membersHref, readDid } from './members-place.ts'
import { useHasConversations } from './use-writing.ts'

const SendDialog = lazyPart(() =>
  import('#features/sends/to-members/studio/send-to-members.tsx').then((module) => module.SendToMembers),
)

/** /settings/conversations: who is open is in the address; a community without conversations is led to its members. */
export function ConversationsScreen() {
  const navigate = useNavigate()
  const { issuer } = useMe()
  const hasConversations = useHasConversations()
  const did = readDid(useSearch({ strict: false, select: (query: Record<string, unknown>) => query.with }))
  const isElsewhere = issuer !== undefined && !hasConversations
  useEffect(() => {
    if (isElsewhere) void navigate({ href: membersHref({ tab: 'members' }), replace: true })
  }, [isElsewhere, navigate])
  if (!hasConversations) return null
  // The way back leads from a conversation to the list, whichever was opened in between.
  const open = (to: string | undefined) =>
    void navigate({
      to: '.',
      search: ((query: Record<string, unknown>) => ({ ...query, with: to })) as never,
      replace: did !== undefined,
      resetScroll: false,
    })
  return (
    <ConversationsPage
      did={did}
      onOpen={open}
      membersHref={(member) => membersHref({ tab: 'members', member })}
      SendDialog={SendDialog}
    />
  )
}
