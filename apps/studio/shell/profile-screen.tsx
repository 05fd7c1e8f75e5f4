import { ProfilePage } from '#features/issuers/studio/profile-page.tsx'
import { DeleteSection } from '#features/leaving/studio/delete-section.tsx'
import { forgetDeleted, noteDeleted } from '#features/sign-in/studio/deleted-community.ts'
import { forgetLeftOpen } from '#features/sign-in/studio/left-open.ts'
import { dropSession } from '#features/sign-in/studio/session.ts'
import { useMe } from './use-me.ts'

/** /settings/profile: the community's profile, and its deletion by the main admin. */
export function ProfileScreen() {
  const { issuer } = useMe()
  const leave = () => {
    forgetLeftOpen()
    dropSession()
    location.replace('/')
  }
  return (
    <ProfilePage
      foot={
        issuer?.mainAdmin && (
          <DeleteSection
            name={issuer.name}
            isKms={issuer.isKms}
            onDeleting={() => noteDeleted(issuer.did, issuer.name)}
            onDeleted={leave}
            onKept={forgetDeleted}
          />
        )
      }
    />
  )
}
