import { SubCommunitiesPage } from '#features/sub-issuers/studio/sub-communities-page.tsx'
import { useMe } from '../shell/use-me.ts'
import { useSwitchInto } from './use-switch-into.ts'

/** /settings/sub-communities: the communities that this one leads. */
export function SubCommunitiesScreen() {
  const { issuer } = useMe()
  const switchInto = useSwitchInto()
  return <SubCommunitiesPage isMain={issuer?.mainAdmin === true} onSwitch={switchInto} />
}
