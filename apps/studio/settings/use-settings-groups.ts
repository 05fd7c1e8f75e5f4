import { isOn } from '../shell/feature-flags.ts'
import { useMe } from '../shell/use-me.ts'
import { type SettingsGroup, settingsGroups } from './settings-entries.ts'

/** The settings that the signed-in person finds, by group. */
export function useSettingsGroups(): SettingsGroup[] {
  const { isAdmin, byMail, isKms, isSub, parent } = useMe()
  return settingsGroups({ isAdmin, byMail, isKms, isSub, isInside: parent !== undefined }, isOn)
}
