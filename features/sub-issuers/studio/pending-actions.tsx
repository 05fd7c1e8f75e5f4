import { Button } from '#ui/buttons/button.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { subPage } from '../texts.ts'
import type { Sub } from './sub-rows.ts'
import styles from './subs.module.css'
import { useResendSub } from './use-resend-sub.ts'

type Props = { sub: Sub; onWithdraw: () => void }

/** What can be done about an invitation; on phones, where a row has no room for words, the menu has all of it. */
export function PendingActions({ sub, onWithdraw }: Props) {
  const page = useTexts(subPage)
  const { resend, left, working } = useResendSub(sub)
  const label = left > 0 ? page.resendIn({ seconds: left }) : page.resend()
  const isPaused = left > 0 || working
  return (
    <>
      <Button
        size="compact"
        className={styles.resend}
        aria-label={page.resendTo({ email: sub.adminEmail })}
        disabled={left > 0}
        working={working}
        onClick={resend}
      >
        {label}
      </Button>
      <MoreMenu
        label={page.moreOf({ name: sub.name })}
        choices={[
          { label, disabled: isPaused, onSelect: resend },
          { label: page.withdraw(), danger: true, onSelect: onWithdraw },
        ]}
      />
    </>
  )
}
