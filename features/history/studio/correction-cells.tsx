import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import type { KeyboardEvent } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { DidYouMean } from '#ui/fields/did-you-mean.tsx'
import { InputBox } from '#ui/fields/input-box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { historyWords } from '../row-texts.ts'
import type { Correction } from './use-correction.ts'

type Props = { correction: Correction; draft: string; isWrong: boolean; to: string }

/** The field that corrects an address in its row: Enter sends, Escape cancels. */
export function CorrectedAddress({ correction, draft, isWrong, to }: Props) {
  const historyTexts = useTexts(historyWords)
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') void correction.send()
    if (event.key === 'Escape') correction.end()
  }
  return (
    <>
      <InputBox invalid={isWrong}>
        <input
          type="email"
          inputMode="email"
          autoComplete="off"
          aria-label={historyTexts.fixedAddress({ to })}
          aria-invalid={isWrong || undefined}
          // biome-ignore lint/a11y/noAutofocus: the person has just opened this field
          autoFocus
          // Escape must not close the surrounding dialog.
          data-mantine-stop-propagation="true"
          value={draft}
          readOnly={correction.working}
          onChange={(event) => correction.write(event.currentTarget.value)}
          onKeyDown={press}
        />
      </InputBox>
      <DidYouMean address={draft} isTyped onUse={correction.write} />
    </>
  )
}

/** Buttons to send or cancel a correction, in place of the row's other actions. */
export function CorrectionActions({ correction }: { correction: Correction }) {
  const historyTexts = useTexts(historyWords)
  const common = useTexts(words)
  return (
    <Row gap="xs" justify="end">
      <Button size="compact" working={correction.working} onClick={() => void correction.send()}>
        {historyTexts.sendToFixed()}
      </Button>
      <IconButton size={30} label={common.cancel()} icon={<XIcon size={16} />} onClick={correction.end} />
    </Row>
  )
}
