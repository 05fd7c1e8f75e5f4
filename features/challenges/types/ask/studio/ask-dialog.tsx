import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { useState } from 'react'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { AfterProps } from '../../../studio/type-in-studio.ts'
import { showAskSecret } from '../contract.ts'
import { askDialog } from '../studio-texts.ts'

const ANSWERS = { yes: '{"passed": true}', no: '{"passed": false}' }

/** The secret with which the community's server verifies our requests, and what it answers. */
export function AskDialog({ challengeId, data, onClose }: AfterProps) {
  const url = typeof data.url === 'string' ? data.url : ''
  const say = useTexts(askDialog)
  const sentence = useProblemText()
  const copy = useCopy()
  const { run, working, problem } = useCall(showAskSecret)
  const [secret, setSecret] = useState('')
  const show = async () => {
    const { output } = await run({ challengeId })
    if (output) setSecret(output.secret)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say.secretTitle({ host: URL.canParse(url) ? new URL(url).host : url })}
      actions={
        <Button kind="primary" size="large" onClick={onClose}>
          {say.done()}
        </Button>
      }
    >
      <Text below="m" width="text" tone="ink2">
        {say.secretText()}
      </Text>
      <Text below="m" width="text" tone="ink2">
        {say.secretAnswer(ANSWERS)}
      </Text>
      {problem && !isServerTrouble(problem) && <ProblemNote>{sentence(problem.key)}</ProblemNote>}
      <Row gap="s" padBlock="s">
        {secret === '' ? (
          <Button working={working} workingLabel={say.showing()} onClick={() => void show()}>
            {say.showSecret()}
          </Button>
        ) : (
          <>
            <Text as="code" grow padBlock="s" padInline="m" round="m" ground="sunken" className="bz-mono">
              {secret}
            </Text>
            <Button size="compact" icon={<CopyIcon size={16} />} onClick={() => void copy(secret)}>
              {say.copySecret()}
            </Button>
          </>
        )}
      </Row>
    </Dialog>
  )
}
