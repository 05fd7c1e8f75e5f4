import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useObjectUrl } from '#ui/pictures/use-object-url.ts'
import { useTexts } from '#ui/words/language.tsx'
import { writeBox } from '../wallet-texts.ts'
import styles from './write-box.module.css'

type Props = { picture: File; onRemove: () => void }

/** The picture that goes with the message, until it is removed. */
export function ChosenPicture({ picture, onRemove }: Props) {
  const say = useTexts(writeBox)
  const url = useObjectUrl(picture)
  return (
    <Row below="s" gap="m" type="small" tone="ink2" className={styles.chosen}>
      {url && <img src={url} alt={say.chosen()} />}
      <span>{picture.name}</span>
      <IconButton size={30} label={say.removePicture()} icon={<XIcon size={18} />} onClick={onRemove} />
    </Row>
  )
}
