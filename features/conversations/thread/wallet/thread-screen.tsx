import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { Box } from '#ui/layout/box.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { conversationProblems } from '../../problem-texts.ts'
import view from '../../view/conversation.module.css'
import { useMarkOwnRead } from '../../wallet/use-mark-own-read.ts'
import { threadPage } from '../../wallet-texts.ts'
import { threadTexts } from '../texts.ts'
import { ThreadFoot } from './thread-foot.tsx'
import { ThreadHead } from './thread-head.tsx'
import { ThreadMessages } from './thread-messages.tsx'
import { useOwnThread } from './use-own-thread.ts'

const CATALOGUES = [conversationProblems]

type Props = { issuerId: string; onBack: () => void }

/** The conversation of the holder with a community. It fills the window: only its messages scroll. */
export function ThreadScreen({ issuerId, onBack }: Props) {
  const say = useTexts(threadTexts)
  const reading = useOwnThread(issuerId)
  const { conversation, thread } = reading
  usePageTitle(conversation ? say.title({ name: conversation.name }) : say.messages())
  const last = thread?.messages.at(-1)
  useMarkOwnRead({ issuerId, unread: reading.asOf ? 0 : (conversation?.unread ?? 0), messageId: last?.messageId })
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <Box middled className={view.page}>
        <ThreadHead conversation={conversation} onBack={onBack} />
        {conversation && thread ? (
          <>
            <ThreadMessages reading={{ ...reading, conversation, thread }} />
            <ThreadFoot conversation={conversation} />
          </>
        ) : (
          <Box padBlock="xxl" padInline="xl">
            <Missing read={reading.read} />
          </Box>
        )}
      </Box>
    </CatalogueProvider>
  )
}

function Missing({ read }: Pick<ReturnType<typeof useOwnThread>, 'read'>) {
  const say = useTexts(threadPage)
  if (useWalletState() === 'offline') return <p className="bz-lead">{say.offlineEmpty()}</p>
  if (read.error?.status === 404) {
    return (
      <>
        <h1>{say.gone()}</h1>
        <p className="bz-lead">{say.goneText()}</p>
      </>
    )
  }
  return (
    <Loaded query={read} coming={<RuledOutline kind="lines" count={4} />}>
      {() => null}
    </Loaded>
  )
}
