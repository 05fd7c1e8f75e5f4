import { CommunityMark } from '#features/members/communities/wallet/community-mark.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { NewDot } from '#ui/marks/new-marks.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { Reactions } from '../reactions/wallet/reactions.tsx'
import { PostTime } from '../view/post-time.tsx'
import { PostView } from '../view/post-view.tsx'
import type { Post } from '../wallet-contract.ts'
import { newsPage } from '../wallet-texts.ts'
import { PostMenu } from './post-menu.tsx'

type Props = { post: Post; isNew?: boolean; isMuted: boolean }

/** A post of a community: who, when, its text and picture, and the reactions to it. */
export function NewsPost({ post, isNew, isMuted }: Props) {
  const pageTexts = useTexts(newsPage)
  const { name, profileImage, promotedAt, created, text, imageUrl } = post
  return (
    <article aria-labelledby={`post-${post.postId}`}>
      <PostView
        head={
          <Row as="header" below="s" gap="s">
            <Roundel isCommunity name={name} picture={profileImage} size={36} />
            <Stack grow>
              <Text as="strong" breaks>
                <PageLink id={`post-${post.postId}`} href={`/communities/${post.issuerId}`} className="bz-quiet">
                  {name}
                </PageLink>
              </Text>
              <Row as="span" gap="s" type="small" tone="ink3">
                <PageLink href={`/news/${post.postId}`} className="bz-quiet">
                  <PostTime at={created} />
                </PageLink>
                {isMuted && <span>{pageTexts.muted()}</span>}
                {isNew && (
                  <Row as="strong" gap="xs" tone="accent" weight={600}>
                    <NewDot />
                    {pageTexts.new()}
                  </Row>
                )}
              </Row>
              <CommunityMark promotedAt={promotedAt} />
            </Stack>
            <PostMenu post={post} isMuted={isMuted} />
          </Row>
        }
        text={text}
        picture={imageUrl}
        pictureAlt={pageTexts.picture({ name })}
        large
      >
        <Reactions post={post} />
      </PostView>
    </article>
  )
}
