import { ProfilePage } from '#features/issuers/profile/studio/profile-page.tsx'
import { DeleteSection } from '#features/leaving/studio/delete-section.tsx'
import { PublicPageSection } from '#features/promote/public-page/studio/public-page-section.tsx'
import { forgetDeleted, noteDeleted } from '#features/sign-in/studio/deleted-community.ts'
import { forgetLeftOpen } from '#features/sign-in/studio/left-open.ts'
import { dropSession } from '#features/sign-in/studio/session.ts'
import { DeleteInside } from '#features/sub-issuers/studio/delete-inside.tsx'
import { ParentSection } from '#features/sub-issuers/studio/parent-section.tsx'
import { closeStreams } from '#ui/calls/session-streams.ts'
import { outsideCaller } from '../callers.ts'
import { useMe } from './use-me.ts'

/**
 * /settings/profile: the community's profile, its parent, and what only its own main admin does: leaving, deletion. The
 * parent's main admin inside of it may have it deleted, too, unless it has a key of its own.
 */
export function ProfileScreen() {
  const { issuer, isSub, parent } = useMe()
  const isOwnMain = issuer?.mainAdmin === true && parent === undefined
  const outer = issuer?.isKms && issuer.adminProfile?.mainAdmin ? issuer.adminProfile : undefined
  // An admin of the parent reads and changes that from outside.
  const showsParent = isSub && parent === undefined
  const leave = () => {
    // For good: the dialog of the deletion may still close, and would open them again.
    closeStreams()
    forgetLeftOpen()
    dropSession()
    location.replace('/')
  }
  return (
    <ProfilePage
      foot={
        issuer && (
          <>
            <PublicPageSection />
            {showsParent && <ParentSection mayLeave={isOwnMain} />}
            {outer && <DeleteInside sub={issuer} parent={outer.name} outside={outsideCaller} />}
            {isOwnMain && (
              <DeleteSection
                name={issuer.name}
                isKms={issuer.isKms}
                onDeleting={() => noteDeleted(issuer.did, issuer.name)}
                onDeleted={leave}
                onKept={forgetDeleted}
              />
            )}
          </>
        )
      }
    />
  )
}
