import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { getInsightsMail, setInsightsMail } from '../../contract.ts'
import { weeklySwitch } from '../texts.ts'

/** Turns the caller's e-mail on Mondays on or off, in the language of the page. */
export function WeeklySwitch() {
  const say = useTexts(weeklySwitch)
  const { language } = useLanguage()
  const { data } = useQueryCall(getInsightsMail, {}, { quiet: true })
  const { run, working } = useCall(setInsightsMail, { invalidates: [getInsightsMail] })
  if (!data) return null
  return (
    <SwitchField
      label={say.label()}
      hint={say.hint()}
      checked={data.isOn}
      disabled={working}
      onChange={(isOn) => void run({ isOn, lang: language })}
    />
  )
}
