import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { FirstCategory } from '../../rules.ts'
import { listWords } from '../../texts.ts'
import { firstScreenWords } from '../texts.ts'

/** What comes after a first card was used: sending it. Has the focus, because the pressed button is gone. */
export function UsedNote({ category, onSend }: { category: FirstCategory; onSend: () => void }) {
  const firstTexts = useTexts(firstScreenWords)
  const listTexts = useTexts(listWords)
  const send = useRef<HTMLButtonElement>(null)
  useEffect(() => send.current?.focus(), [])
  return (
    <Row above="xl" gap="l" rows="s" wrap>
      <Text>{category === 'membership' ? firstTexts.usedMembership() : firstTexts.usedBasic()}</Text>
      <Button ref={send} kind="primary" icon={<PaperPlaneTiltIcon size={20} />} onClick={onSend}>
        {listTexts.send()}
      </Button>
    </Row>
  )
}
