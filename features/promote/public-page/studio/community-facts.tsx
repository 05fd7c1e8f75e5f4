import { BroadcastIcon } from '@phosphor-icons/react/dist/csr/Broadcast'
import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe'
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/csr/LinkSimple'
import type { ReactNode } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Community } from '../contract.ts'
import { communityPageWords, networkNames } from '../texts.ts'
import styles from './community-page.module.css'

/** Becoming a member, how many there are, and where else the community can be found. */
export function CommunityFacts({ community }: { community: Community }) {
  const say = useTexts(communityPageWords)
  const networks = useTexts(networkNames)
  const { joinUrl, membersCount, postsCount, website, links } = community
  return (
    <>
      {joinUrl && (
        <Button kind="primary" size="large" fullWidth href={joinUrl}>
          {say.join()}
        </Button>
      )}
      {membersCount > 0 && (
        <Text above="s" tone="ink2">
          {say.members({ count: membersCount })}
        </Text>
      )}
      <Stack as="ul" above="l" gap="s" tone="ink2" className={styles.facts}>
        {website && (
          <Row as="li" gap="s" align="start" breaks>
            <GlobeIcon size={18} aria-hidden />
            <Outside href={website}>{hostOf(website)}</Outside>
          </Row>
        )}
        {postsCount > 0 && (
          <Row as="li" gap="s" align="start" breaks>
            <BroadcastIcon size={18} aria-hidden />
            {say.posts({ count: postsCount })}
          </Row>
        )}
        {links.map(({ network, url }) => (
          <Row as="li" gap="s" align="start" breaks key={network}>
            <LinkSimpleIcon size={18} aria-hidden />
            <Outside href={url}>{networks[network]()}</Outside>
          </Row>
        ))}
      </Stack>
    </>
  )
}

/** A community wrote it: search engines do not follow it, and it learns nothing of this page. */
function Outside({ href, children }: { href: string; children: ReactNode }) {
  if (!URL.canParse(href) || !/^https?:$/.test(new URL(href).protocol)) return <span>{href}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" referrerPolicy="no-referrer">
      {children}
    </a>
  )
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address
}
