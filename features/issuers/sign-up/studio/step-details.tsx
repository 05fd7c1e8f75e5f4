import { ProfileDetails } from '../../profile/studio/profile-details.tsx'
import type { Wizard } from './use-wizard.ts'

/** Step 4: name, description, sector and tags. */
export function StepDetails({ wizard }: { wizard: Wizard }) {
  return <ProfileDetails profile={wizard} isNew />
}
