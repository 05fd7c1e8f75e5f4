import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useObjectUrl } from '#ui/pictures/use-object-url.ts'
import { useTexts } from '#ui/words/language.tsx'
import { writingTexts } from '../thread/texts.ts'
import styles from './conversation.module.css'

/** The picture that goes with the message, until it is removed. */
export function ChosenPicture({ picture, onRemove }: { picture: File; onRemove: () => void }) {
  const say = useTexts(writingTexts)
  const url = useObjectUrl(picture)
  return (
    <Row pad="s" round="m" ground="plinth" gap="s" className={styles.chosen}>
      {url && <img src={url} alt={say.chosen()} />}
      <Text as="span" type="small" tone="ink2" grow brief>
        {picture.name}
      </Text>
      <IconButton size={30} label={say.removePicture()} icon={<XIcon size={18} />} onClick={onRemove} />
    </Row>
  )
}
