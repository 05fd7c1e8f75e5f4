import { type FormEvent, lazy, Suspense, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Row } from '#ui/layout/row.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { getHolder, updateHolder } from '../contract.ts'
import { PSEUDO_MAX } from '../rules.ts'
import { youPage } from '../wallet-texts.ts'
import { type Holder, holderName } from './use-holder.ts'

const ImageDialog = lazy(() =>
  import('#ui/pictures/image-dialog.tsx').then((module) => ({ default: module.ImageDialog })),
)

/** Name and picture of the holder. */
export function ProfileSection({ holder, disabled }: { holder: Holder; disabled: boolean }) {
  const youPageTexts = useTexts(youPage)
  const common = useTexts(words)
  const sentence = useProblemText()
  const { language } = useLanguage()
  const save = useCall(updateHolder, { invalidates: [getHolder] })
  const [pseudo, setPseudo] = useState(holder.pseudo)
  const validation = useFieldProblems({ pseudo }, (): { pseudo?: string } => ({}))
  const [isChoosing, setIsChoosing] = useState(false)
  const send = async (file?: File) => {
    const name = file ? holder.pseudo : pseudo
    validation.forget()
    const { output, problem } = await save.run({ pseudo: name, lang: language, file })
    if (output) return toastSuccess(youPageTexts.saved())
    if (isServerTrouble(problem)) return
    if (file) toastError(sentence(problem.key))
    else validation.refuse('pseudo', problem.key)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.working && pseudo.length <= PSEUDO_MAX) send()
  }
  const takePicture = (picture: Blob) => {
    setIsChoosing(false)
    return send(new File([picture], 'picture', { type: picture.type }))
  }
  return (
    <Section lined="below" title={youPageTexts.profile()} heading={{ className: 'bz-hidden' }}>
      <Row below="xl" gap="l">
        <Roundel name={holderName(holder)} picture={holder.image || undefined} size={72} />
        <Button disabled={disabled} onClick={() => setIsChoosing(true)}>
          {youPageTexts.picture()}
        </Button>
      </Row>
      <Stack as="form" gap="l" onSubmit={submit} noValidate>
        <TextField
          label={youPageTexts.pseudo()}
          optional
          autoComplete="nickname"
          placeholder={youPageTexts.pseudoExample()}
          hint={youPageTexts.pseudoHint()}
          disabled={disabled}
          maxCount={PSEUDO_MAX}
          countFrom={PSEUDO_MAX - 15}
          value={pseudo}
          onChange={setPseudo}
          error={validation.problems.pseudo && sentence(validation.problems.pseudo)}
        />
        {pseudo !== holder.pseudo && (
          <div>
            {' '}
            <Button kind="primary" type="submit" working={save.working} workingLabel={common.saving()}>
              {common.save()}
            </Button>
          </div>
        )}
      </Stack>
      {isChoosing && (
        <Suspense>
          <ImageDialog
            opened
            onClose={() => setIsChoosing(false)}
            onPicture={takePicture}
            shape="round"
            maxWidth={512}
            title={youPageTexts.pictureTitle()}
          />
        </Suspense>
      )}
    </Section>
  )
}
