import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { useNavigate } from '@tanstack/react-router'
import { Bell } from '#features/notifications/studio/bell.tsx'
import { useOwnRights } from '#features/templates/studio/use-own-rights.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { DemoNote } from './demo-note.tsx'
import { isOn } from './feature-flags.ts'
import { PhoneAdd } from './phone-add.tsx'
import { shellTexts } from './texts.ts'
import { useMe } from './use-me.ts'

/** The phone's line above the page: the community, and actions that are available everywhere. */
export function PhoneTop() {
  const shell = useTexts(shellTexts)
  const navigate = useNavigate()
  const { issuer } = useMe()
  const { mayCreate } = useOwnRights()
  return (
    <>
      <Row as="span" gap="m" shrinks>
        {issuer && (
          <>
            <Roundel name={issuer.name} picture={issuer.profileImage || undefined} size={36} />
            <Text as="span" weight={500} shrinks brief>
              {issuer.name}
              <DemoNote />
            </Text>
          </>
        )}
      </Row>
      <Row as="span" atEnd align="stretch">
        {mayCreate && <PhoneAdd />}
        {isOn('search') && (
          <IconButton
            label={shell.search()}
            data-tour="find"
            icon={<MagnifyingGlassIcon size={22} />}
            onClick={() => navigate({ to: '/search' })}
          />
        )}
        <Bell size={22} panel="bottom-end" />
      </Row>
    </>
  )
}
