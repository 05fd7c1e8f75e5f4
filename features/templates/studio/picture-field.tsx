import { Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { CropShape } from '#ui/crop-shapes.ts'
import { useTexts } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { StatusGlyph } from '#ui/status-glyph.tsx'
import { words } from '#ui/texts.ts'
import { CATEGORY_FIELDS } from '../category-rules.ts'
import { type Category, IMAGE_RATIO } from '../rules.ts'
import { formWords } from '../texts.ts'
import type { FormValues } from './form-values.ts'
import styles from './template-form.module.css'

const TemplateImageDialog = lazyPart(() =>
  import('./template-image-dialog.tsx').then((module) => module.TemplateImageDialog),
)

type Props = {
  category: Category
  values: FormValues
  change: (part: Partial<FormValues>) => void
  problem: string | undefined
}

/** The template's picture, cut in the proportions and, of a Role and a Community badge, in the shape that its card shows. */
export function PictureField({ category, values, change, problem }: Props) {
  const t = useTexts(formWords)
  const common = useTexts(words)
  const [isChoosing, setChoosing] = useState(false)
  // Another picture has other words: a built-in one brings its own.
  const take = async (picture: Blob, alt?: string) =>
    change({ picture: await dataUrlOf(picture), imageAlt: alt ?? null })
  const ratio = IMAGE_RATIO[category]
  return (
    <div className={styles.picture} data-problem={Boolean(problem)}>
      <span className={styles.label}>
        {t.picture()}
        {!CATEGORY_FIELDS[category].picture && <span className={styles.optional}>{common.optional()}</span>}
      </span>
      <div className={styles.thumb} style={{ aspectRatio: ratio }}>
        {values.picture && <img src={values.picture} alt="" />}
        <Button
          aria-label={`${t.picture()}, ${values.picture ? t.changePicture() : t.choosePicture()}`}
          onClick={() => setChoosing(true)}
        >
          {values.picture ? t.changePicture() : t.choosePicture()}
        </Button>
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          <StatusGlyph status="notDelivered" /> {problem}
        </p>
      )}
      {isChoosing && (
        <Suspense>
          <TemplateImageDialog
            category={category}
            opened
            onClose={() => setChoosing(false)}
            onPicture={take}
            aspect={ratio}
            shape={shapeOf(category, values)}
            maxWidth={1024}
          />
        </Suspense>
      )}
    </div>
  )
}

function shapeOf(category: Category, { themeShape }: FormValues): CropShape {
  if (category === 'community') return 'round'
  return category === 'role' ? (`role${themeShape.slice(-1)}` as CropShape) : 'rect'
}

function dataUrlOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(picture)
  })
}
