import { isEmoji, unknownLetters } from '#card/measure.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { CATEGORY_FIELDS } from '../../category-rules.ts'
import { ALT_MAX, DESCRIPTION_MAX, TITLE_MAX } from '../../rules.ts'
import { formWords } from '../../texts.ts'
import { descriptionExamples, titleExamples } from '../example-texts.ts'
import { membershipWords } from '../membership-texts.ts'
import { detailFieldWords } from '../texts.ts'
import { FolderField } from './folder-field.tsx'
import { altOf } from './form-call.ts'
import { FormCriteria } from './form-criteria.tsx'
import type { FormPartProps } from './form-part.ts'
import { PictureField } from './picture-field.tsx'
import styles from './template-form.module.css'

/** All that a template needs, and the alternative text of its picture: nothing of it is in a part that can be closed. */
export function FormContent(props: FormPartProps) {
  const { category, lang, issuerName, isNew, values, change, problems } = props
  const formTexts = useTexts(formWords)
  const detailFieldTexts = useTexts(detailFieldWords)
  const titleExample = useTexts(titleExamples)
  const descriptionExample = useTexts(descriptionExamples)
  const sentence = useProblemText()
  const error = (field: string) => (problems[field] ? sentence(problems[field]) : undefined)
  return (
    <Stack as="section" gap="xl" className={styles.content} data-tour="content">
      <PictureField category={category} isNew={isNew} values={values} change={change} problem={error('picture')} />
      <Stack gap="l">
        {CATEGORY_FIELDS[category].title ? (
          <div>
            <TextField
              label={formTexts.title()}
              value={values.name}
              onChange={(name) => change({ name })}
              maxCount={TITLE_MAX}
              placeholder={titleExample[category]()}
              error={error('name')}
              dir="auto"
              data-autofocus
            />
            <UndrawnNote text={values.name} />
          </div>
        ) : (
          <div>
            <Text as="span" below="s" block weight={600}>
              {detailFieldTexts.fixedTitle()}
            </Text>
            <Text type="lead">{membershipWords(issuerName, lang).name}</Text>
            <Text above="xs" type="small" tone="ink3">
              {detailFieldTexts.fixedTitleHint()}
            </Text>
          </div>
        )}
        <TextArea
          label={formTexts.description()}
          value={values.description}
          onChange={(description) => change({ description })}
          maxCount={DESCRIPTION_MAX}
          placeholder={descriptionExample[category]()}
          error={error('description')}
          dir="auto"
          // For categories without a title to start with.
          data-autofocus={!CATEGORY_FIELDS[category].title || undefined}
        />
        <FormCriteria {...props} />
        {values.picture && (
          <TextField
            label={detailFieldTexts.alt()}
            hint={detailFieldTexts.altHint()}
            value={altOf(category, values, lang)}
            onChange={(imageAlt) => change({ imageAlt })}
            maxCount={ALT_MAX}
            countFrom={ALT_MAX - 50}
            error={error('imageAlt')}
            dir="auto"
          />
        )}
        <FolderField {...props} />
      </Stack>
    </Stack>
  )
}

/**
 * Names the characters of a title that our cards cannot draw alike everywhere: other scripts, and emoji, which the
 * server leaves out.
 */
function UndrawnNote({ text }: { text: string }) {
  const detailFieldTexts = useTexts(detailFieldWords)
  const letters = unknownLetters(text, 'title')
  const list = (some: string[]) => some.slice(0, 8).join(' ')
  const [signs, others] = [letters.filter(isEmoji), letters.filter((letter) => !isEmoji(letter))]
  if (letters.length === 0) return null
  return (
    <StatusLine status="pending" above="s" type="small" tone="pending" role="status">
      {[
        others.length > 0 && detailFieldTexts.undrawn({ letters: list(others) }),
        signs.length > 0 && detailFieldTexts.undrawnEmoji({ letters: list(signs) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </StatusLine>
  )
}
