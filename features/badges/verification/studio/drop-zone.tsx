import { type ReactNode, useRef } from 'react'
import { useIsTouch } from '#ui/browser/use-is-touch.ts'
import { Button } from '#ui/buttons/button.tsx'
import { FileInput } from '#ui/fields/file-input.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { Ruling, useRuling } from '#ui/marks/ruling.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { BROUGHT_ACCEPT } from '../../rules.ts'
import { checkPageWords } from '../page-texts.ts'
import styles from './check-page.module.css'

type Props = {
  isOver: boolean
  working: boolean
  onFile: (file: File) => void
  /** Why the file was not read: said here, because on a phone the form is below the screen. */
  note: ReactNode
}

/** The outline of a card, where a file is dropped or chosen. */
export function DropZone({ isOver, working, onFile, note }: Props) {
  const checkPageTexts = useTexts(checkPageWords)
  // Touch devices cannot drop files.
  const isTouch = useIsTouch()
  const input = useRef<HTMLInputElement>(null)
  const ruling = useRuling()
  return (
    <Stack
      as="section"
      pad="xxxl"
      across="center"
      middled
      round="xl"
      ground="sheet"
      tone="ink2"
      centered
      className={styles.drop}
      data-over={isOver}
    >
      <svg className={styles.ruling} aria-hidden>
        <defs>
          <Ruling id={ruling.id} category="community" scale={1.5} />
        </defs>
        <rect width="100%" height="100%" fill={ruling.fill} />
      </svg>
      <Stack padBlock="xl" padInline="l" round="l" ground="sheet" gap="s" across="center">
        {working ? (
          <ChevronLoader size={40} />
        ) : (
          <>
            <h2>{isTouch ? checkPageTexts.pick() : checkPageTexts.drop()}</h2>
            <Text below="s" type="small" tone="ink2">
              {checkPageTexts.dropText()}
            </Text>
            <Button onClick={() => input.current?.click()}>{checkPageTexts.choose()}</Button>
            {note}
          </>
        )}
      </Stack>
      <FileInput ref={input} label={checkPageTexts.choose()} accept={BROUGHT_ACCEPT} onFile={onFile} />
    </Stack>
  )
}
