import { CommunityLogo } from '#features/members/wallet/community-logo.tsx'
import { CommunityMark } from '#features/members/wallet/community-mark.tsx'
import { LinkedText } from '#ui/buttons/linked-text.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Post } from '../wallet-contract.ts'
import { newsPage } from '../wallet-texts.ts'
import styles from './news-post.module.css'
import { PostMenu } from './post-menu.tsx'
import { Reactions } from './reactions.tsx'

type Props = { post: Post; isNew?: boolean; isMuted: boolean }

/** A post of a community: who, when, its text and picture, and the reactions to it. */
export function NewsPost({ post, isNew, isMuted }: Props) {
  const pageTexts = useTexts(newsPage)
  const format = useFormat()
  const { name, profileImage, promotedAt, created, text, imageUrl } = post
  return (
    <article aria-labelledby={`post-${post.postId}`}>
      <Row as="header" below="s" gap="s">
        <CommunityLogo name={name} picture={profileImage} size={36} />
        <Stack grow>
          <PageLink id={`post-${post.postId}`} href={`/communities/${post.issuerId}`} className={styles.name}>
            {name}
          </PageLink>
          <Row as="span" gap="s" type="small" tone="ink3" className={styles.when}>
            <PageLink href={`/news/${post.postId}`}>
              <time dateTime={created}>{format.recent(created)}</time>
            </PageLink>
            {isMuted && <span>{pageTexts.muted()}</span>}
            {isNew && <strong className={styles.new}>{pageTexts.new()}</strong>}
          </Row>
          <CommunityMark promotedAt={promotedAt} />
        </Stack>
        <PostMenu post={post} isMuted={isMuted} />
      </Row>
      <LinkedText text={text} className={styles.text} />
      {imageUrl && <img className={styles.picture} src={imageUrl} alt={pageTexts.picture({ name })} loading="lazy" />}
      <Reactions post={post} />
    </article>
  )
}
