import { TreeStructureIcon } from '@phosphor-icons/react/dist/csr/TreeStructure'
import { useSwitchInto } from '#features/sign-in/inside/studio/use-switch-into.ts'
import { listSubs } from '#features/sub-issuers/contract.ts'
import { SIDE_SIZE } from '#features/sub-issuers/rules.ts'
import { subPage } from '#features/sub-issuers/texts.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { SideEntry } from '#ui/frames/side-entry.tsx'
import { SideGroup } from '#ui/frames/side-group.tsx'
import { Shield } from '#ui/marks/shield.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { useMe } from '../shell/use-me.ts'

/** The side bar's section with the newest sub-communities; a press switches into one, and from two on an entry leads to all. */
export function SideSubs() {
  const page = useTexts(subPage)
  const { issuer } = useMe()
  const { switchInto } = useSwitchInto(issuer)
  const { data } = useQueryCall(listSubs, { pageSize: SIDE_SIZE, onlyValidated: 'true' }, { quiet: true })
  if (!data || data.issuers.length === 0) return null
  const count = data.pagination.totalCount
  return (
    <SideGroup label={page.title()}>
      {data.issuers.map(({ did, name, profileImage }) => (
        <SideEntry
          key={did}
          icon={<Shield name={name} picture={profileImage || undefined} size={20} />}
          label={name}
          onSelect={() => void switchInto(did)}
        />
      ))}
      {count > 1 && (
        <SideEntry
          href="/settings/sub-communities"
          icon={<TreeStructureIcon size={20} />}
          label={page.all({ count })}
        />
      )}
    </SideGroup>
  )
}
