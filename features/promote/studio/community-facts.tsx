import { BroadcastIcon } from '@phosphor-icons/react/dist/csr/Broadcast'
import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe'
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/csr/LinkSimple'
import type { ReactNode } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Community } from '../public-contract.ts'
import { communityPageWords, networkNames } from '../public-texts.ts'
import styles from './community-facts.module.css'

/** Becoming a member, how many there are, and where else the community can be found. */
export function CommunityFacts({ community }: { community: Community }) {
  const say = useTexts(communityPageWords)
  const networks = useTexts(networkNames)
  const { joinUrl, membersCount, postsCount, website, links } = community
  return (
    <>
      {joinUrl && (
        <div className={styles.join}>
          <Button kind="primary" fullWidth href={joinUrl}>
            {say.join()}
          </Button>
        </div>
      )}
      {membersCount > 0 && (
        <Text above="s" tone="ink2">
          {say.members({ count: membersCount })}
        </Text>
      )}
      <Stack as="ul" above="l" gap="s" tone="ink2" className={styles.facts}>
        {website && (
          <li>
            <GlobeIcon size={18} aria-hidden />
            <Outside href={website}>{hostOf(website)}</Outside>
          </li>
        )}
        {postsCount > 0 && (
          <li>
            <BroadcastIcon size={18} aria-hidden />
            {say.posts({ count: postsCount })}
          </li>
        )}
        {links.map(({ network, url }) => (
          <li key={network}>
            <LinkSimpleIcon size={18} aria-hidden />
            <Outside href={url}>{networks[network]()}</Outside>
          </li>
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
