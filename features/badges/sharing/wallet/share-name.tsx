import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { toastError } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { listHeld, updateShare } from '../../contract.ts'
import type { HeldBadge } from '../../wallet/held-badge.ts'
import { sharePanel } from '../../wallet-texts.ts'

/** Whether a badge's public page says to whom it was issued; a holder without a name is led to where they add one. */
export function ShareName({ badge, disabled }: { badge: HeldBadge; disabled: boolean }) {
  const say = useTexts(sharePanel)
  const sentence = useProblemText()
  const { run } = useCall(updateShare, { invalidates: [listHeld] })
  // Badges that an earlier version kept on this device have none.
  const { showsName = false, ownName = '' } = badge as Partial<HeldBadge>
  const pseudo = useHolder()?.pseudo ?? ''
  // A name that was just set in the profile: the badges are not read again at once.
  const name = ownName || pseudo
  const isNameless = name === '' && !showsName
  const turn = async (shows: boolean) => {
    const { problem } = await run({ badgeId: badge.id, showsName: shows })
    if (problem?.status && problem.status < 500) toastError(sentence(problem.key))
    return !problem
  }
  return (
    <Box above="l">
      <SwitchField
        label={say.name()}
        hint={isNameless ? say.nameNone() : showsName && name ? say.nameOn({ name }) : say.nameOff()}
        checked={showsName}
        disabled={disabled || isNameless}
        onChange={turn}
      />
      {isNameless && (
        <Text above="m" below="m">
          <PageLink className="bz-link" href="/you">
            {say.nameAdd()}
          </PageLink>
        </Text>
      )}
    </Box>
  )
}
