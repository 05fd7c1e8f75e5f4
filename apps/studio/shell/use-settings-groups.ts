import { type SettingsGroup, settingsGroups } from '../settings/settings-entries.ts'
import { isOn } from './feature-flags.ts'
import { useMe } from './use-me.ts'

/** The settings that the signed-in person finds, by group. */
export function useSettingsGroups(): SettingsGroup[] {
  const { isAdmin, byMail, isKms, isSub, parent } = useMe()
  return settingsGroups({ isAdmin, byMail, isKms, isSub, isInside: parent !== undefined }, isOn)
}
