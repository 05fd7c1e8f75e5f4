import { CameraSlashIcon } from '@phosphor-icons/react/dist/csr/CameraSlash'
import type { RefObject } from 'react'
import type { Camera } from '#ui/browser/use-camera.ts'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { CameraView } from '#ui/pictures/camera-view.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { doorWords } from '../texts.ts'

/** Whether there is a camera that this page may use, as far as is known. */
export function hasCamera(camera: Camera): boolean {
  return camera !== 'denied' && camera !== 'missing'
}

/** The camera's view; without one, why, and what to do instead. */
export function Scanner({ video, camera }: { video: RefObject<HTMLVideoElement | null>; camera: Camera }) {
  const doorTexts = useTexts(doorWords)
  if (hasCamera(camera)) {
    return <CameraView isLow video={video} label={doorTexts.camera()} isLooking={camera === 'looking'} />
  }
  return (
    <Row padBlock="l" padInline="xl" round="l" ground="sunken" as="p" role="status" gap="m" tone="ink2">
      <CameraSlashIcon size={24} />
      <span>
        <Text as="strong" block tone="ink">
          {camera === 'denied' ? doorTexts.denied() : doorTexts.missing()}
        </Text>{' '}
        {doorTexts.without()}
      </span>
    </Row>
  )
}
