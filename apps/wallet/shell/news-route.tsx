import { useNavigate, useSearch } from '@tanstack/react-router'
import { NewsScreen } from '#features/channel/wallet/news-screen.tsx'
import { ConversationRows } from '#features/conversations/wallet/conversation-rows.tsx'

/** /news; `?of=` shows the posts of one community. */
export function NewsRoute() {
  const navigate = useNavigate()
  const { of } = useSearch({ strict: false }) as { of?: string }
  const filter = (issuerId: string | undefined) =>
    void navigate({ to: '/news', search: issuerId ? { of: issuerId } : {}, replace: true, resetScroll: false })
  return <NewsScreen issuerId={of} onFilter={filter} above={<ConversationRows issuerId={of} />} />
}
