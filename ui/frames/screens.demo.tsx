import { useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { Grid } from '../layout/grid.tsx'
import { CategoryOutline } from '../marks/category-outline.tsx'
import { CameraView } from '../pictures/camera-view.tsx'
import { ScreenStage } from './screen-stage.tsx'
import { ToldScreen } from './told-screen.tsx'

/** Of the wallet: how something ended, the camera, and what a screen is about. */
export function ScreensDemo() {
  const video = useRef<HTMLVideoElement>(null)
  return (
    <Grid columns={2} gap="xxxl">
      <ToldScreen title="This link has ended" text="Ask for another one: it is valid for a quarter of an hour.">
        <Button kind="primary" size="large" fullWidth>
          Ask for another link
        </Button>
      </ToldScreen>
      <CameraView video={video} label="Camera" isLooking />
      <ScreenStage>
        <CategoryOutline category="basic" width={120} />
      </ScreenStage>
    </Grid>
  )
}
