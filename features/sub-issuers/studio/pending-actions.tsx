import { Button } from '#ui/buttons/button.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { Box } from '#ui/layout/box.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { subPage } from '../texts.ts'
import type { Sub } from './sub-rows.ts'
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
      <Box as="span" only="desks">
        <Button
          size="compact"
          aria-label={page.resendTo({ email: sub.adminEmail })}
          disabled={left > 0}
          working={working}
          onClick={resend}
        >
          {label}
        </Button>
      </Box>
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
