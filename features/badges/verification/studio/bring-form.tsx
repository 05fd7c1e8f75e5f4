import { type FormEvent, type ReactNode, useState } from 'react'
import type { CallProblem } from '#base/problem.ts'
import { HelpLink } from '#features/help/view/help-link.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { ButtonRow } from '#ui/buttons/button-row.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFileDrop } from '#ui/fields/use-file-drop.ts'
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
  const [isTooLarge, setIsTooLarge] = useState(false)
  const [isByFile, setIsByFile] = useState(false)
  const bring = (brought: Brought | undefined, isByFile = false) => {
    if (!brought) return
    const isTooLarge = (brought.file?.size ?? 0) > BROUGHT_MAX_BYTES
    setIsTooLarge(isTooLarge)
    setIsByFile(isByFile)
    if (!isTooLarge && !working) onBring(brought)
  }
  const { isOver, zone } = useFileDrop((dropped) => bring(droppedOf(dropped), true))
  const refused = isTooLarge ? { key: 'tooLarge', values: undefined } : problem
  const note = refused && <ProblemNote>{sentence(refused.key, refused.values)}</ProblemNote>
  return (
    <div className={page.page} {...zone}>
      <DropZone isOver={isOver} working={working} onFile={(file) => bring({ file }, true)} note={isByFile && note} />
      <Stack as="section" gap="xxl" across="start" className={styles.words}>
        <Stack gap="m">
          <h1 className="bz-headline">{checkPageTexts.hero()}</h1>
          <Text type="lead" tone="ink2" width="text">
            {checkPageTexts.lead()}
          </Text>
          <HelpLink guide="verify" />
        </Stack>
        <TextForm onBring={bring} working={working} note={!isByFile && note} />
      </Stack>
    </div>
  )
}

type TextProps = Pick<Props, 'onBring' | 'working'> & { note: ReactNode }

function TextForm({ onBring, working, note }: TextProps) {
  const checkPageTexts = useTexts(checkPageWords)
  const [text, setText] = useState('')
  const [url, setUrl] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = url.trim()
    // An address pasted into the larger field is treated as an address.
    const brought = broughtOf(text) ?? (address === '' ? undefined : { url: address })
    if (brought) onBring(brought)
  }
  return (
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
      {note}
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
  )
}
