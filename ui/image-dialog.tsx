import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple'
import { type ReactNode, useState } from 'react'
import { texts } from '#base/text.ts'
import { Button } from './button.tsx'
import { useProblemText } from './catalogue.tsx'
import { type CropShape, shapeAspect } from './crop-shapes.ts'
import { type CutArea, cutPicture } from './cut-picture.ts'
import { Dialog } from './dialog.tsx'
import { GalleryPicker, type GalleryShelf } from './gallery-picker.tsx'
import styles from './image-dialog.module.css'
import { useTexts } from './language.tsx'
import { PictureCropper } from './picture-cropper.tsx'
import { PICTURE_TYPES, pictureProblem } from './picture-rules.ts'
import { StatusGlyph } from './status-glyph.tsx'
import { words } from './texts.ts'
import { useFileChoice } from './use-file-choice.ts'

type Props = {
  opened: boolean
  onClose: () => void
  /** Gets the cut picture (PNG or JPEG), and what it shows if it is built in; the dialog waits for it, then closes. */
  onPicture: (picture: Blob, alt?: string) => void | Promise<void>
  /** Built-in pictures to choose from; without them the dialog opens the file chooser by itself. */
  gallery?: GalleryShelf[]
  /** Width by height; the shape's own when left out, otherwise 1. */
  aspect?: number
  shape?: CropShape
  title?: ReactNode
  /** Of the cut picture, in pixels. */
  maxWidth?: number
}

/**
 * A built-in picture or one from this device, checked (`fileFormatInvalid`, `sizeExceeded`) and cut to a shape. Without a
 * gallery it closes when no file was chosen. Load it lazily.
 */
export function ImageDialog(props: Props) {
  const { opened, onClose, onPicture, gallery, aspect, shape = 'rect', title, maxWidth = 1200 } = props
  const t = useTexts(sentences)
  const common = useTexts(words)
  const sentence = useProblemText()
  const [chosen, setChosen] = useState<{ url: string; type: string; alt?: string }>()
  const [area, setArea] = useState<CutArea>()
  const [problem, setProblem] = useState<string>()
  const [working, setWorking] = useState(false)

  const ratio = aspect ?? shapeAspect(shape) ?? 1
  const drop = () => {
    if (chosen?.url.startsWith('blob:')) URL.revokeObjectURL(chosen.url)
    setChosen(undefined)
    setArea(undefined)
    setProblem(undefined)
  }
  const close = () => {
    drop()
    setWorking(false)
    onClose()
  }
  const choice = useFileChoice(opened && !gallery, close)
  const take = async (file: File | undefined) => {
    if (!file) return
    choice.chosen()
    const found = await pictureProblem(file)
    setProblem(found)
    if (!found) setChosen({ url: URL.createObjectURL(file), type: file.type })
  }
  const finish = async () => {
    if (!chosen || !area) return
    setWorking(true)
    try {
      await onPicture(await cutPicture(chosen.url, area, chosen.type, maxWidth), chosen.alt)
      close()
    } catch {
      drop()
      setWorking(false)
      setProblem('fileFormatInvalid')
    }
  }
  const upload = (
    <Button icon={<UploadSimpleIcon size={20} />} onClick={choice.open}>
      {t.choose()}
    </Button>
  )
  const trouble = problem && (
    <p className={styles.problem} role="alert">
      <StatusGlyph status="notDelivered" />
      {sentence(problem)}
    </p>
  )
  return (
    <>
      <input
        ref={choice.input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join(',')}
        aria-label={t.choose()}
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <Dialog
        opened={opened}
        onClose={close}
        title={title ?? t.title()}
        note={chosen ? undefined : t.limits()}
        width={gallery && !chosen ? 780 : 560}
        actions={
          <>
            {chosen && gallery ? (
              <Button icon={<ArrowLeftIcon size={18} />} onClick={drop}>
                {t.back()}
              </Button>
            ) : (
              <Button onClick={close}>{common.cancel()}</Button>
            )}
            {gallery && !chosen && upload}
            {chosen && (
              <Button kind="primary" working={working} disabled={!area} onClick={finish}>
                {t.use()}
              </Button>
            )}
          </>
        }
      >
        {chosen ? (
          <PictureCropper key={chosen.url} url={chosen.url} aspect={ratio} shape={shape} onArea={setArea} />
        ) : (
          <div className={styles.choose}>
            {gallery ? (
              <GalleryPicker
                shelves={gallery}
                aspect={ratio}
                onChoose={({ url, alt }) => {
                  setProblem(undefined)
                  setChosen({ url, type: 'image/png', alt })
                }}
              />
            ) : (
              upload
            )}
            {trouble}
          </div>
        )}
      </Dialog>
    </>
  )
}

const sentences = texts({
  title: { en: 'Choose a picture', fr: 'Choisir une image' },
  choose: { en: 'Choose a file', fr: 'Choisir un fichier' },
  limits: { en: 'PNG or JPEG, 10 MB at most', fr: 'PNG ou JPEG, 10 Mo au plus' },
  use: { en: 'Use this picture', fr: 'Utiliser cette image' },
  back: { en: 'Other picture', fr: 'Autre image' },
})
