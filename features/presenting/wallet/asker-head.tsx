import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { CheckedMark } from '#ui/marks/checked-mark.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { presentPage } from '../wallet-texts.ts'
import type { Asked } from './asked.ts'

/** Who asks: picture, name, the verified mark, the person or entrance that verifies, and the site. */
export function AskerHead({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const pageTexts = useTexts(presentPage)
  const { name, image, promotedAt, verifier, host } = asked.asker
  const called = asked.kind === 'outside' && verifier ? pageTexts.callsItself({ name: verifier }) : verifier
  const from = [called, host].filter((part) => part !== '' && part !== name).join(', ')
  return (
    <Row as="header" gap="m" align="start">
      <Roundel isCommunity name={name} picture={image} size={44} />
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

/** Leaves a request unanswered: on phones this page has neither the head nor the bar of the wallet. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const pageTexts = useTexts(presentPage)
  return <IconButton label={pageTexts.close()} icon={<XIcon size={20} />} onClick={onClose} />
}
