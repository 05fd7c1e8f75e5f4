import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import type { Output } from '#base/endpoint.ts'
import type { getIssuer } from '#features/issuers/contract.ts'
import { ExampleBadge } from '#features/issuers/sign-up/studio/example-badge.tsx'
import { CommunityCard } from '#features/issuers/studio/community-card.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { markDetails } from '../public-page/texts.ts'
import type { OrganisationKind } from '../rules.ts'
import { promotePage } from '../texts.ts'
import styles from './promote-page.module.css'

type Props = { info: Output<typeof getIssuer>; kind: OrganisationKind | undefined }

/** The community with the mark, as people will see it. */
export function MarkPreview({ info, kind }: Props) {
  const page = useTexts(promotePage)
  const verified = useTexts(markDetails)
  const { name, profileImage, bannerColor } = info
  const marked = (size: number) => (
    <>
      {name} <SealCheckIcon size={size} weight="fill" className={styles.seal} aria-hidden />
    </>
  )
  return (
    <CommunityCard name={marked(24)} picture={profileImage} color={bannerColor} caption={page.preview()}>
      <Text above="xxs" tone="ink2">
        {verified[kind ?? 'community']()}
      </Text>
      <ExampleBadge issuerName={name} issuerImage={profileImage} width={52}>
        <b>{marked(16)}</b>
        <Text as="span" block tone="ink2">
          {page.previewBadge()}
        </Text>
      </ExampleBadge>
    </CommunityCard>
  )
}
