import { useCamera } from '#ui/browser/use-camera.ts'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { CameraView } from '#ui/pictures/camera-view.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { scanPage } from '../wallet-texts.ts'

type Props = {
  onText: (text: string) => void
  /** What to do without a camera, where it is not what the page for scanning offers. */
  without?: { denied: string; missing: string }
}

/** The camera with its viewfinder, which reports the text of each code in view; a sentence where there is none. */
export function CameraFrame({ onText, without }: Props) {
  const scanPageTexts = useTexts(scanPage)
  const { video, camera } = useCamera(onText)
  const { denied = scanPageTexts.denied(), missing = scanPageTexts.missing() } = without ?? {}
  if (camera === 'denied' || camera === 'missing')
    return (
      <Text below="l" pad="xxxl" round="xl" ground="sunken" tone="ink2" centered role="status">
        {camera === 'denied' ? denied : missing}
      </Text>
    )
  return (
    <Box below="l">
      <CameraView video={video} label={scanPageTexts.camera()} isLooking={camera === 'looking'}>
        {camera === 'starting' && (
          <span role="status" aria-label={scanPageTexts.starting()}>
            <ChevronLoader size={36} />
          </span>
        )}
      </CameraView>
    </Box>
  )
}
