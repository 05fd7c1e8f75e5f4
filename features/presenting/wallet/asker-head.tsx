import { CommunityLogo } from '#features/members/communities/wallet/community-logo.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { CheckedMark } from '#ui/marks/checked-mark.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { presentPage } from '../wallet-texts.ts'
import type { Asked } from './asked.ts'
import { CloseButton } from './close-button.tsx'

/** Who asks: picture, name, the verified mark, the person or entrance that verifies, and the site. */
export function AskerHead({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const pageTexts = useTexts(presentPage)
  const { name, image, promotedAt, verifier, host } = asked.asker
  const called = asked.kind === 'outside' && verifier ? pageTexts.callsItself({ name: verifier }) : verifier
  const from = [called, host].filter((part) => part !== '' && part !== name).join(', ')
  return (
    <Row as="header" gap="m" align="start">
      <CommunityLogo name={name} picture={image} size={44} />
      <Text as="div" breaks grow tone="ink2">
        <Text as="h1" type="heading" tone="ink">
          {name}
        </Text>
        <p>{pageTexts.asks()}</p>
        {from && <Text type="small">{from}</Text>}
        {promotedAt && <CheckedMark at={promotedAt} host={host} />}
      </Text>
      <CloseButton onClose={onClose} />
    </Row>
  )
}
