import { type DragEvent, type FormEvent, useState } from 'react'
import type { CallProblem } from '#base/problem.ts'
import { HelpLink } from '#features/help/view/help-link.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { ButtonRow } from '#ui/buttons/button-row.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { BROUGHT_MAX_BYTES } from '../../rules.ts'
import page from '../../studio/public-page.module.css'
import { checkPageWords } from '../page-texts.ts'
import { type Brought, broughtOf, droppedOf } from '../view/brought.ts'
import styles from './check-page.module.css'
import { DropZone } from './drop-zone.tsx'

type Props = {
  onBring: (brought: Brought) => void
  working: boolean
  problem: Pick<CallProblem, 'key' | 'values'> | undefined
}

/** The ways to submit a badge: drop or choose a file, paste its text, enter its address. A file is checked at once. */
export function BringForm({ onBring, working, problem }: Props) {
  const checkPageTexts = useTexts(checkPageWords)
  const sentence = useProblemText()
  const [text, setText] = useState('')
  const [url, setUrl] = useState('')
  const [isOver, setIsOver] = useState(false)
  const [isTooLarge, setIsTooLarge] = useState(false)
  const [isByFile, setIsByFile] = useState(false)
  const bringFile = (file: File | undefined, of = 1) => {
    setIsTooLarge(file !== undefined && file.size > BROUGHT_MAX_BYTES)
    if (file && file.size <= BROUGHT_MAX_BYTES && !working) onBring({ file, of })
  }
  const bring = (brought: Brought | undefined) => {
    if (brought?.file) bringFile(brought.file, brought.of)
    else if (brought && !working) onBring(brought)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsByFile(false)
    // An address pasted into the larger field is treated as an address.
    const pasted = broughtOf(text)
    if (pasted) bring(pasted)
    else if (url.trim() !== '') onBring({ url: url.trim() })
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    setIsByFile(true)
    bring(droppedOf(event.dataTransfer))
  }
  const choose = (file: File | undefined) => {
    setIsByFile(true)
    bringFile(file)
  }
  const refused = isTooLarge ? { key: 'tooLarge', values: undefined } : problem
  const note = refused && <ProblemNote>{sentence(refused.key, refused.values)}</ProblemNote>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping anywhere is a shortcut of the button in the drop zone
    <div className={page.page} onDragOver={over} onDragLeave={() => setIsOver(false)} onDrop={drop}>
      <DropZone isOver={isOver} working={working} onFile={choose} note={isByFile && note} />
      <Stack as="section" gap="xxl" across="start" className={styles.words}>
        <Stack gap="m">
          <h1 className="bz-headline">{checkPageTexts.hero()}</h1>
          <Text type="lead" tone="ink2" width="text">
            {checkPageTexts.lead()}
          </Text>
          <HelpLink guide="verify" />
        </Stack>
        <Stack as="form" pad="xl" gap="l" full round="xl" ground="sheet" className={page.lifted} onSubmit={submit}>
          <TextArea
            label={checkPageTexts.paste()}
            hint={checkPageTexts.pasteHint()}
            value={text}
            onChange={setText}
            spellCheck={false}
          />
          <TextField
            label={checkPageTexts.link()}
            hint={checkPageTexts.linkHint()}
            value={url}
            onChange={setUrl}
            inputMode="url"
            placeholder={checkPageTexts.linkExample()}
          />
          {!isByFile && note}
          <ButtonRow justify="end">
            <Button
              kind="primary"
              type="submit"
              working={working}
              workingLabel={checkPageTexts.checking()}
              disabled={text.trim() === '' && url.trim() === ''}
            >
              {checkPageTexts.check()}
            </Button>
          </ButtonRow>
        </Stack>
      </Stack>
    </div>
  )
}
