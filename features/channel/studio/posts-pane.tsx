import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp'
import { Suspense, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { ChannelMessage } from '../contract.ts'
import { channelPage } from '../texts.ts'
import styles from './channel.module.css'
import { PostItem, SendingItem } from './post-item.tsx'
import type { Sending } from './use-composer.ts'
import { useKeptPlace } from './use-kept-place.ts'
import type { Channel, Posts } from './use-posts.ts'

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog))

type Props = { channel: Channel; sending: Sending | undefined }

/** The published posts with their count, the newest at the bottom, where the list starts. */
export function PostsPane({ channel, sending }: Props) {
  const pageTexts = useTexts(channelPage)
  const format = useFormat()
  const { data } = channel.query
  return (
    <section className={styles.pane} aria-label={pageTexts.posts()}>
      <Row as="header" below="xs" gap="m" padBlock="s" lined="below" justify="between">
        <Heading count={data && format.number(data.totalCount)}>{pageTexts.posts()} </Heading>
        {data?.hasOlder && (
          <Button icon={<ArrowUpIcon size={18} />} working={channel.isLoading} onClick={channel.loadOlder}>
            {pageTexts.loadMore()}
          </Button>
        )}
      </Row>
      <Loaded query={channel.query} coming={<RuledOutline kind="lines" count={4} />}>
        {(posts) => <List posts={posts} sending={sending} />}
      </Loaded>
    </section>
  )
}

function List({ posts: { posts }, sending }: { posts: Posts; sending: Sending | undefined }) {
  const pageTexts = useTexts(channelPage)
  const [doomed, setDoomed] = useState<ChannelMessage>()
  const list = useKeptPlace(posts[0]?.eventId, `${posts.at(-1)?.eventId} ${sending !== undefined}`)
  const isEmpty = posts.length === 0 && !sending
  return (
    <>
      {isEmpty ? (
        <EmptyState outline="basic" title={pageTexts.emptyTitle()} text={pageTexts.emptyText()} />
      ) : (
        // It scrolls, also by the keyboard.
        <Box as="ol" lined="between" ref={list} className={styles.list} tabIndex={0} aria-label={pageTexts.posts()}>
          {posts.map((post) => (
            <PostItem key={post.eventId} post={post} onDelete={() => setDoomed(post)} />
          ))}
          {sending && <SendingItem sending={sending} />}
        </Box>
      )}
      <Suspense>{doomed && <DeleteDialog post={doomed} onClose={() => setDoomed(undefined)} />}</Suspense>
    </>
  )
}
