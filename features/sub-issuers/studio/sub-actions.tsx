import { SignInIcon } from '@phosphor-icons/react/dist/csr/SignIn'
import { Button } from '#ui/buttons/button.tsx'
import type { MenuChoice } from '#ui/buttons/menu-choices.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { Box } from '#ui/layout/box.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { keepSub, listSubs } from '../contract.ts'
import { subPage } from '../texts.ts'
import { PendingActions } from './pending-actions.tsx'
import type { AskedSub } from './sub-dialogs.tsx'
import { isPending, type Sub } from './sub-rows.ts'
import styles from './subs.module.css'
import { useSubCall } from './use-sub-call.ts'

type Props = {
  sub: Sub
  /** The main admin can delete a sub-community. */
  isMain: boolean
  onSwitch: () => void
  onAsk: (asked: AskedSub) => void
}

/** What can be done about a row, at its right. */
export function SubActions({ sub, isMain, onSwitch, onAsk }: Props) {
  const page = useTexts(subPage)
  const keep = useSubCall(keepSub, [listSubs])
  const { did, name } = sub
  if (isPending(sub)) return <PendingActions sub={sub} onWithdraw={() => onAsk({ ask: 'withdraw', sub })} />
  const isDeleting = sub.deletionDue !== ''
  const stop = async () => {
    const { output } = await keep.run({ did })
    if (output) toastSuccess(page.kept({ name }))
  }
  const choices: MenuChoice[] = [
    { label: page.switchInto(), icon: <SignInIcon size={18} />, onSelect: onSwitch },
    'line',
    { label: page.release(), onSelect: () => onAsk({ ask: 'release', sub }) },
  ]
  if (isDeleting) choices.push({ label: page.keep(), onSelect: () => void stop() })
  else if (isMain && !sub.hasOwnKey)
    choices.push({ label: page.delete(), danger: true, onSelect: () => onAsk({ ask: 'delete', sub }) })
  return (
    <>
      {isDeleting ? (
        <Box as="span" only="desks">
          <Button size="compact" aria-label={page.keepOf({ name })} working={keep.working} onClick={() => void stop()}>
            {page.keep()}
          </Button>
        </Box>
      ) : (
        // The whole row switches: this only says so.
        <Button
          size="compact"
          icon={<SignInIcon size={16} weight="bold" />}
          className={styles.hint}
          data-hover
          aria-hidden
          tabIndex={-1}
          onClick={onSwitch}
        >
          {page.switchInto()}
        </Button>
      )}
      <MoreMenu choices={choices} label={page.moreOf({ name })} />
    </>
  )
}
