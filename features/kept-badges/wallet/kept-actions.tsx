import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork'
import { useDialogState } from '#features/holders/wallet/use-dialog-state.ts'
import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { maySharePage } from '../sharing/rules.ts'
import { ShareDialog } from '../sharing/wallet/share-dialog.tsx'
import { keptProblems } from '../texts.ts'
import { keptPage } from '../wallet-texts.ts'
import styles from './kept.module.css'
import { RemoveDialog } from './remove-dialog.tsx'
import { useCheckAgain } from './use-check-again.ts'
import type { Summary } from './use-kept-badges.ts'
import type { KeptPage } from './use-kept-page.ts'
import { useSaveFile } from './use-save-file.ts'

type Props = { page: KeptPage; summary: Summary; onRemoved: () => void }

/** Check again, Share, Save its file, Remove. */
export function KeptActions({ page, summary, onRemoved }: Props) {
  const say = useTexts(keptPage)
  const problems = useTexts(keptProblems)
  const sentence = useProblemText()
  const isOnline = useIsOnline()
  const again = useCheckAgain(page)
  const sharing = useDialogState()
  const removing = useDialogState()
  const { keptId, shownUrl } = page.row
  const mayShare = shownUrl !== '' || maySharePage({ verification: summary, yours: summary.yours })
  return (
    <Stack above="l" gap="m">
      {again.problem && <ProblemNote>{sentence(again.problem.key, again.problem.values)}</ProblemNote>}
      <Row gap="s" wrap className={styles.actions}>
        <Button
          size="large"
          icon={<ArrowClockwiseIcon size={20} />}
          working={again.working}
          workingLabel={say.checking()}
          disabled={!again.isPossible}
          onClick={again.check}
        >
          {say.check()}
        </Button>
        <Button
          size="large"
          icon={<ShareNetworkIcon size={20} />}
          disabled={!mayShare || !isOnline}
          onClick={sharing.open}
        >
          {say.share()}
        </Button>
      </Row>
      <Row gap="s" wrap className={styles.actions}>
        <SaveButton page={page} />
        <Button kind="danger" size="large" className={styles.remove} disabled={!isOnline} onClick={removing.open}>
          {say.remove()}
        </Button>
      </Row>
      {!mayShare && (
        <Text type="small" tone="ink3">
          {problems.shownRefused()}
        </Text>
      )}
      {sharing.opened && <ShareDialog page={page} onClose={sharing.close} />}
      {removing.opened && <RemoveDialog keptId={keptId} onClose={removing.close} onRemoved={onRemoved} />}
    </Stack>
  )
}

function SaveButton({ page }: { page: KeptPage }) {
  const say = useTexts(keptPage)
  const file = useSaveFile(page)
  return (
    <Button kind="quiet" size="large" working={file.working} disabled={!file.isPossible} onClick={file.save}>
      {say.save()}
    </Button>
  )
}
