import { Suspense, useRef, useState } from 'react'
import { pictureWindow } from '#card/picture-window.ts'
import { Button } from '#ui/buttons/button.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import type { PictureSource } from '#ui/pictures/use-image-choice.ts'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { CATEGORY_FIELDS } from '../../category-rules.ts'
import { type Category, IMAGE_RATIO } from '../../rules.ts'
import { formWords } from '../../texts.ts'
import type { FormValues } from './form-values.ts'
import styles from './template-form.module.css'

const TemplateImageDialog = lazyPart(() =>
  import('../../gallery/studio/template-image-dialog.tsx').then((module) => module.TemplateImageDialog),
)

type Props = {
  category: Category
  isNew: boolean
  values: FormValues
  change: (part: Partial<FormValues>) => void
  problem: string | undefined
}

/** The template's picture, cropped to the required proportions, in the window of its card. */
export function PictureField({ category, isNew, values, change, problem }: Props) {
  const formTexts = useTexts(formWords)
  const common = useTexts(words)
  // The pressed button to remove it is gone then.
  const choosing = useRef<HTMLButtonElement>(null)
  const [step, setStep] = useState<'choose' | 'adjust'>()
  const [cut, setCut] = useState<{ picture: string; from: PictureSource }>()
  // A picture cropped before this form opened, or elsewhere, can be cropped again as it is.
  const from = cut?.picture === values.picture ? cut.from : sourceOf(values.picture)
  const take = async (blob: Blob, source: PictureSource) => {
    const picture = await dataUrlOf(blob)
    setCut({ picture, from: source })
    // Another picture needs another alternative text: a built-in one brings its own.
    const isSame = source.picture === from?.picture
    change({ picture, ...(isSame ? {} : { imageAlt: source.alt ?? null }) })
  }
  const ratio = IMAGE_RATIO[category]
  return (
    <div data-problem={Boolean(problem)}>
      <Row as="span" below="s" gap="s" align="baseline" weight={600}>
        {formTexts.picture()}
        {!CATEGORY_FIELDS[category].picture && (
          <Text as="span" type="caption" tone="ink3" weight={400}>
            {common.optional()}
          </Text>
        )}
      </Row>
      <Row gap="m" className={styles.picture}>
        <Stack fixed pad="s" round="l" className={styles.thumb} style={{ aspectRatio: ratio }}>
          {values.picture && <img src={values.picture} alt="" />}
          <Button
            ref={choosing}
            aria-label={`${formTexts.picture()}, ${values.picture ? formTexts.changePicture() : formTexts.choosePicture()}`}
            onClick={() => setStep('choose')}
          >
            {values.picture ? formTexts.changePicture() : formTexts.choosePicture()}
          </Button>
        </Stack>
        <Box>
          {values.picture && (
            <Button
              kind="quiet"
              size="compact"
              fullWidth
              aria-label={`${formTexts.picture()}, ${formTexts.adjustPicture()}`}
              onClick={() => setStep('adjust')}
            >
              {formTexts.adjustPicture()}
            </Button>
          )}
          {values.picture && isNew && (
            <Button
              kind="quiet"
              size="compact"
              fullWidth
              aria-label={`${formTexts.picture()}, ${common.remove()}`}
              onClick={() => {
                change({ picture: '', hasEmblem: false, imageAlt: null })
                choosing.current?.focus()
              }}
            >
              {common.remove()}
            </Button>
          )}
        </Box>
      </Row>
      {problem && (
        <ProblemNote small above="s">
          {problem}
        </ProblemNote>
      )}
      {step && (
        <Suspense>
          <TemplateImageDialog
            category={category}
            opened
            onClose={() => setStep(undefined)}
            onPicture={take}
            chosen={typeof from?.picture === 'string' ? from.picture : undefined}
            start={step === 'adjust' ? from : undefined}
            aspect={ratio}
            shape={pictureWindow(category, values.themeShape)}
            maxWidth={1024}
          />
        </Suspense>
      )}
    </div>
  )
}

function sourceOf(picture: string): PictureSource | undefined {
  if (!picture) return undefined
  return { picture, type: picture.startsWith('data:image/jpeg') ? 'image/jpeg' : 'image/png' }
}

function dataUrlOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(picture)
  })
}
