import { useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { texts } from '#base/text.ts'
import { Row } from '../layout/row.tsx'
import { useTexts } from '../words/language.tsx'
import { type CropShape, windowShade } from './crop-window.ts'
import type { CutArea } from './cut-picture.ts'
import styles from './image-dialog.module.css'

type Props = { url: string; aspect: number; shape: CropShape; onArea: (area: CutArea) => void }

/**
 * A picture under a window of a shape: drag or arrow keys move it, wheel or slider zoom. Reports the area in pixels.
 */
export function PictureCropper({ url, aspect, shape, onArea }: Props) {
  const say = useTexts(sentences)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const shade = typeof shape === 'object' && windowShade(shape, aspect)
  const window = useRef<HTMLDivElement>(null)
  // The pressed button no longer exists, so the picture gets the focus.
  useEffect(() => window.current?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true }), [])
  return (
    <>
      <div className={styles.crop} ref={window}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={4}
          aspect={aspect}
          cropShape={shape === 'round' ? 'round' : 'rect'}
          showGrid={shape === 'rect'}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onArea(area)}
          style={{
            cropAreaStyle: {
              color: 'rgba(11, 9, 22, 0.62)',
              ...(shade ? { backgroundImage: shade, backgroundSize: '100% 100%', border: 0 } : {}),
            },
          }}
        />
      </div>
      <Row as="label" above="l" gap="l" weight={600} className={styles.zoom}>
        <span>{say.zoom()}</span>
        <input
          type="range"
          min={1}
          max={4}
          step={0.01}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </Row>
    </>
  )
}

const sentences = texts({ zoom: { en: 'Enlarge', fr: 'Agrandir' } })
