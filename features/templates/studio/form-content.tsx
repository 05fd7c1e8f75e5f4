import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { useTexts } from '#ui/language.tsx'
import { StatusGlyph } from '#ui/status-glyph.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { DESCRIPTION_MAX, TITLE_MAX } from '../rules.ts'
import { formWords } from '../texts.ts'
import type { FormValues } from './form-values.ts'
import styles from './template-form.module.css'
import type { FormProblems } from './use-save-template.ts'

const TemplateImageDialog = lazy(() =>
  import('./template-image-dialog.tsx').then((module) => ({ default: module.TemplateImageDialog })),
)

export type FormPartProps = { values: FormValues; change: (part: Partial<FormValues>) => void; problems: FormProblems }

/** Picture, title and description. */
export function FormContent({ values, change, problems }: FormPartProps) {
  const t = useTexts(formWords)
  const sentence = useProblemText()
  const error = (field: string) => (problems[field] ? sentence(problems[field]) : undefined)
  return (
    <section className={styles.content}>
      <PictureField values={values} change={change} problem={error('picture')} />
      <div className={styles.fields}>
        <TextField
          label={t.title()}
          value={values.name}
          onChange={(name) => change({ name })}
          maxCount={TITLE_MAX}
          placeholder={t.titleExample()}
          error={error('name')}
          data-autofocus
        />
        <TextArea
          label={t.description()}
          value={values.description}
          onChange={(description) => change({ description })}
          maxCount={DESCRIPTION_MAX}
          placeholder={t.descriptionExample()}
          error={error('description')}
        />
      </div>
    </section>
  )
}

type PictureProps = Pick<FormPartProps, 'values' | 'change'> & { problem: string | undefined }

function PictureField({ values, change, problem }: PictureProps) {
  const t = useTexts(formWords)
  const [isChoosing, setChoosing] = useState(false)
  const take = async (picture: Blob) => change({ picture: await dataUrlOf(picture) })
  return (
    <div className={styles.picture} data-problem={Boolean(problem)}>
      <span className={styles.label}>{t.picture()}</span>
      <div className={styles.thumb}>
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
            category="basic"
            opened
            onClose={() => setChoosing(false)}
            onPicture={take}
            maxWidth={1024}
          />
        </Suspense>
      )}
    </div>
  )
}

function dataUrlOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(picture)
  })
}
