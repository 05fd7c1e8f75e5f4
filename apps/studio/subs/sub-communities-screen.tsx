import { useSwitchInto } from '#features/sign-in/inside/studio/use-switch-into.ts'
import { SubCommunitiesPage } from '#features/sub-issuers/studio/sub-communities-page.tsx'
import { useMe } from '../shell/use-me.ts'

/** /settings/sub-communities: the communities that this one leads. */
export function SubCommunitiesScreen() {
  const { issuer } = useMe()
  const { switchInto } = useSwitchInto(issuer)
  return <SubCommunitiesPage isMain={issuer?.mainAdmin === true} onSwitch={(did) => void switchInto(did)} />
}
