import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple'
import type { ReactNode } from 'react'
import { texts } from '#base/text.ts'
import { Button } from '../buttons/button.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import { FileInput } from '../fields/file-input.tsx'
import { ProblemNote } from '../fields/problem-note.tsx'
import { useProblemText } from '../words/catalogue.tsx'
import { useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'
import type { CropShape } from './crop-window.ts'
import { GalleryPicker } from './gallery-picker.tsx'
import type { GalleryShelf } from './gallery-shelves.ts'
import styles from './image-dialog.module.css'
import { PictureCropper } from './picture-cropper.tsx'
import { PICTURE_TYPES } from './picture-rules.ts'
import { useFileChoice } from './use-file-choice.ts'
import { type PictureSource, useImageChoice } from './use-image-choice.ts'

type Props = {
  opened: boolean
  onClose: () => void
  /** Gets the cropped picture (PNG or JPEG) and its source; the dialog waits for it, then closes. */
  onPicture: (picture: Blob, source: PictureSource) => void | Promise<void>
  /** Built-in pictures to choose from; without them the dialog opens the file chooser itself. */
  gallery?: GalleryShelf[]
  /** Address of the current built-in picture. */
  chosen?: string
  /** A picture to crop again: the dialog opens with it. Read when the dialog mounts. */
  start?: PictureSource
  /** Width by height. */
  aspect?: number
  shape?: CropShape
  title?: ReactNode
  /** Maximum width of the cropped picture, in pixels. */
  maxWidth?: number
}

/**
 * A built-in picture, used with one press, or one from this device, checked (`fileFormatInvalid`, `sizeExceeded`) and
 * cropped to a shape. Without a gallery it closes when no file was chosen. Load it lazily.
 */
export function ImageDialog(props: Props) {
  const {
    opened,
    onClose,
    onPicture,
    gallery,
    chosen,
    start,
    aspect = 1,
    shape = 'rect',
    title,
    maxWidth = 1200,
  } = props
  const say = useTexts(sentences)
  const common = useTexts(words)
  const sentence = useProblemText()
  const image = useImageChoice({ start, aspect, maxWidth, onPicture, onClose })
  const { isCutting, problem } = image
  const choice = useFileChoice(opened && !gallery && !start, image.close)
  const take = (file: File) => {
    choice.chosen()
    void image.takeFile(file)
  }
  const upload = (
    <Button icon={<UploadSimpleIcon size={20} />} onClick={choice.open}>
      {say.choose()}
    </Button>
  )
  return (
    <>
      <FileInput ref={choice.input} label={say.choose()} accept={PICTURE_TYPES.join(',')} onFile={take} />
      <Dialog
        opened={opened}
        onClose={image.close}
        title={title ?? (isCutting ? say.adjust() : say.title())}
        note={isCutting ? undefined : say.limits()}
        width={gallery && !isCutting ? 780 : 560}
        actions={
          <>
            {isCutting && gallery ? (
              <Button icon={<ArrowLeftIcon size={18} />} onClick={image.drop}>
                {say.back()}
              </Button>
            ) : (
              <Button onClick={image.close}>{common.cancel()}</Button>
            )}
            {gallery && !isCutting && upload}
            {isCutting && (
              <Button
                kind="primary"
                working={image.working}
                disabled={!image.canFinish}
                onClick={() => void image.finish()}
              >
                {say.use()}
              </Button>
            )}
          </>
        }
      >
        <div ref={image.body} className={styles.choose} aria-busy={image.working}>
          {!isCutting && !gallery && upload}
          {!isCutting && gallery && (
            <GalleryPicker
              shelves={gallery}
              aspect={aspect}
              chosen={chosen}
              onChoose={(picture) => void image.takeBuiltIn(picture)}
            />
          )}
          {image.url && (
            <PictureCropper key={image.url} url={image.url} aspect={aspect} shape={shape} onArea={image.setArea} />
          )}
          {problem && <ProblemNote>{sentence(problem)}</ProblemNote>}
        </div>
      </Dialog>
    </>
  )
}

const sentences = texts({
  title: { en: 'Choose a picture', fr: 'Choisir une image' },
  adjust: { en: 'Adjust the picture', fr: "Recadrer l'image" },
  choose: { en: 'Choose a file', fr: 'Choisir un fichier' },
  limits: { en: 'PNG or JPEG, 10 MB at most', fr: 'PNG ou JPEG, 10 Mo au plus' },
  use: { en: 'Use this picture', fr: 'Utiliser cette image' },
  back: { en: 'Other picture', fr: 'Autre image' },
})
