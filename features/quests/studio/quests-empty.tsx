import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import type { ReactNode } from 'react'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { RewardMark } from '../rewards/studio/reward-mark.tsx'
import { questsPage } from '../studio-texts.ts'
import styles from './quest-list.module.css'

/** No quest yet: what one is, drawn as three steps that lead to a reward. */
export function QuestsEmpty({ action }: { action: ReactNode }) {
  const say = useTexts(questsPage)
  return (
    <Box as="section" width="middle" padBlock="xxxl">
      <Row below="xxl" gap="s" tone="owner" className={styles.way} aria-hidden>
        <CheckCircleIcon size={30} weight="fill" />
        <i />
        <CheckCircleIcon size={30} weight="fill" />
        <i />
        <b />
        <i />
        <RewardMark points={40} />
      </Row>
      <Box as="h2" below="s">
        {say.emptyTitle()}
      </Box>
      <Text below="xl" tone="ink2">
        {say.emptyText()}
      </Text>
      {action}
    </Box>
  )
}
