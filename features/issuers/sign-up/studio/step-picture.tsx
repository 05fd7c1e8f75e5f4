import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { CommunityPicture } from '../../studio/community-picture.tsx'
import { wizardScreen } from '../../texts.ts'
import type { Wizard } from './use-wizard.ts'

const ImageDialog = lazy(() =>
  import('#ui/pictures/image-dialog.tsx').then((module) => ({ default: module.ImageDialog })),
)
const PICTURE_WIDTH = 512

/** Step 2: the profile picture; a blank avatar until one is chosen. */
export function StepPicture({ wizard }: { wizard: Pick<Wizard, 'picture' | 'setPicture'> }) {
  const wizardScreenTexts = useTexts(wizardScreen)
  const common = useTexts(words)
  const [opened, setOpened] = useState(false)
  const take = async (picture: Blob) => wizard.setPicture(await addressOf(picture))
  return (
    <Row gap="xxl">
      <CommunityPicture picture={wizard.picture} size={112} />
      <div>
        <Button icon={<ImageIcon size={20} />} onClick={() => setOpened(true)}>
          {wizard.picture ? wizardScreenTexts.changePicture() : wizardScreenTexts.choosePicture()}
        </Button>
        {wizard.picture.startsWith('data:') && (
          <Button kind="quiet" onClick={() => wizard.setPicture('')}>
            {common.remove()}
          </Button>
        )}
        <Text above="m" type="small" tone="ink2">
          {wizardScreenTexts.pictureLimits()}
        </Text>
      </div>
      <Suspense>
        {opened && (
          <ImageDialog
            opened
            onClose={() => setOpened(false)}
            onPicture={take}
            shape="round"
            maxWidth={PICTURE_WIDTH}
            title={wizardScreenTexts.pictureName()}
          />
        )}
      </Suspense>
    </Row>
  )
}

function addressOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(picture)
  })
}
