import { useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { Grid } from '../layout/grid.tsx'
import { CameraView } from '../pictures/camera-view.tsx'
import { ToldScreen } from './told-screen.tsx'

/** Of the wallet: how something ended, and the camera. */
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
    </Grid>
  )
}
