import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import styles from './shell.module.css'
import { shellTexts } from './texts.ts'
import { useMe } from './use-me.ts'

/** Says that the community is made up, if it is: in the side bar, and beneath the name on phones. */
export function DemoNote({ isAside }: { isAside?: boolean }) {
  const shell = useTexts(shellTexts)
  const { issuer } = useMe()
  return issuer?.isDemo ? (
    <Text as="span" block type="caption" tone="ink3" weight={400} className={isAside ? styles.demo : undefined}>
      {shell.demo()}
    </Text>
  ) : null
}
