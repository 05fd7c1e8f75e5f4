import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useState } from 'react'
import { HelpLink } from '#features/help/view/help-link.tsx'
import { useIsNarrow } from '#ui/browser/use-is-narrow.ts'
import { useShortcut } from '#ui/browser/use-shortcut.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { PageHead } from '#ui/frames/page-head.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { channelPage, channelProblems } from '../texts.ts'
import styles from './channel.module.css'
import { Composer } from './composer.tsx'
import { PostsPane } from './posts-pane.tsx'
import { ScheduledList } from './scheduled-list.tsx'
import { useComposer } from './use-composer.ts'
import { usePosts } from './use-posts.ts'

const CATALOGUES = [channelProblems]

/** `picture`: the address of the community's picture. */
type Props = { did: string; name: string; picture: string }

/** /settings/channel: the composer and scheduled posts at the left, the posts at the right; on phones the posts first. */
export function ChannelPage(props: Props) {
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <Page {...props} />
    </CatalogueProvider>
  )
}

function Page({ did, name, picture }: Props) {
  const pageTexts = useTexts(channelPage)
  const isNarrow = useIsNarrow(860)
  const [isOpen, setIsOpen] = useState(false)
  const channel = usePosts()
  const composer = useComposer(did, {
    onSend: () => setIsOpen(false),
    onRefused: () => setIsOpen(true),
  })
  const open = () => setIsOpen(true)
  useShortcut('n', open, isNarrow)
  const form = <Composer composer={composer} name={name} picture={picture} />
  return (
    <Stack className={styles.page}>
      <PageHead
        title={pageTexts.title()}
        help={<HelpLink guide="channel" />}
        explanation={pageTexts.explanation()}
        actions={
          isNarrow && (
            <Button kind="primary" icon={<PlusIcon size={16} weight="bold" />} onClick={open}>
              {pageTexts.newShort()}
            </Button>
          )
        }
      />
      <div className={styles.columns}>
        <Stack gap="xxxl" className={styles.left}>
          {!isNarrow && form}
          <ScheduledList />
        </Stack>
        <PostsPane channel={channel} sending={composer.sending} />
      </div>
      {isNarrow && (
        <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={pageTexts.new()}>
          {form}
        </Dialog>
      )}
    </Stack>
  )
}
