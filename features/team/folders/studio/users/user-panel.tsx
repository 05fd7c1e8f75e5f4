import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Rows } from '#ui/layout/rows.tsx'
import { Text } from '#ui/layout/text.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { accessPage, userPanel } from '../../page-texts.ts'
import {
  type Access,
  type Connexion,
  countTemplates,
  type FolderFilter,
  filterFolders,
  foldersOf,
} from '../access-view.ts'
import { ListSearch } from '../list-search.tsx'
import { useCounts } from '../use-counts.ts'
import { RightRow } from './right-row.tsx'
import { useResend } from './use-resend.ts'
import { useSeen } from './use-seen.ts'
import { PendingChip } from './user-name.tsx'

const FILTERS = ['all', 'affected', 'unaffected'] as const satisfies FolderFilter[]

type Props = { access: Access; user: Connexion; title: 'h1' | 'h2' }

/** One person's rights: all folders, each with a select that saves immediately. */
export function UserPanel({ access, user, title }: Props) {
  const panelTexts = useTexts(userPanel)
  const accessTexts = useTexts(accessPage)
  const counted = useCounts()
  const { life } = useSeen()
  const { resend, working } = useResend()
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<FolderFilter>('all')
  const isPending = user.registrationDate === ''
  const own = foldersOf(access, user.email)
  const { shown, counts } = filterFolders(access, user.email, filter, search)
  return (
    <>
      <Row gap="m">
        <Roundel name={user.email} size={48} />
        <Box shrinks>
          <Heading as={title} type="heading" breaks>
            {user.email}
          </Heading>
          <Text above="xxs" type="small" tone="ink2">
            {life(user)}
          </Text>
        </Box>
      </Row>
      {isPending && (
        <Row above="m" gap="s">
          <PendingChip />
          <Button
            size="compact"
            working={working}
            aria-label={accessTexts.resendTo({ email: user.email })}
            onClick={() => void resend(user.email)}
          >
            {accessTexts.resend()}
          </Button>
        </Row>
      )}
      <Text above="l" below="m" type="small" tone="ink2">
        {own.length === 0
          ? panelTexts.sumNone()
          : panelTexts.sum({ count: own.length, badges: counted.badges(countTemplates(own)) })}
      </Text>
      <ListSearch label={panelTexts.search()} value={search} onChange={setSearch} />
      <Row as="fieldset" above="m" below="s" gap="s" align="stretch" wrap>
        <legend className="bz-hidden">{panelTexts.filter()}</legend>
        {FILTERS.map((each) => (
          <FilterChip key={each} selected={each === filter} count={counts[each]} onSelect={() => setFilter(each)}>
            {panelTexts[each]()}
          </FilterChip>
        ))}
      </Row>
      {shown.length === 0 && (
        <Text role="status" above="m" below="m">
          {panelTexts.noMatch()}
        </Text>
      )}
      <Rows lined="above">
        {shown.map((folder) => (
          <RightRow key={folder.id} folder={folder} email={user.email} />
        ))}
      </Rows>
    </>
  )
}

/** Beneath the panel: changes are saved, and the way to remove the person. */
export function UserPanelFoot({ onRemove }: { onRemove: () => void }) {
  const panelTexts = useTexts(userPanel)
  return (
    <>
      <span>{panelTexts.saved()}</span>
      <Button kind="danger" onClick={onRemove}>
        {panelTexts.remove()}
      </Button>
    </>
  )
}
