import { Button } from '#ui/buttons/button.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { challengeSheet } from '../wallet-texts.ts'
import type { PartProps } from './type-in-wallet.ts'

type Props = Pick<PartProps, 'checking' | 'isOffline'> & {
  kind?: 'primary' | 'secondary'
  label?: string
  workingLabel?: string
  disabled?: boolean
  /** A button of a form submits it. */
  onPress?: () => void
}

/** The button of a challenge, busy while it is checked. */
export function CheckButton({ checking, isOffline, kind = 'primary', label, workingLabel, disabled, onPress }: Props) {
  const say = useTexts(challengeSheet)
  return (
    <Button
      kind={kind}
      size="large"
      fullWidth
      type={onPress ? 'button' : 'submit'}
      working={checking.working}
      workingLabel={workingLabel ?? say.checking()}
      disabled={isOffline || disabled}
      onClick={onPress}
    >
      {label ?? say.check()}
    </Button>
  )
}
