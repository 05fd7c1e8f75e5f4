import { HelpLink } from '#features/help/view/help-link.tsx'
import { BackToTemplate } from '#features/templates/studio/back-to-template.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { PageHead } from '#ui/frames/page-head.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { findTickets, getDoor, updateDoor } from '../contract.ts'
import { useFreshGuests } from '../guests/studio/guest-pages.ts'
import { COUNT_EVERY_MS } from '../rules.ts'
import { StewardLinks } from '../stewards/studio/steward-links.tsx'
import { doorWords } from '../texts.ts'
import { DoorCount } from './door-count.tsx'
import { DoorDesk } from './door-desk.tsx'
import { GiveParticipation } from './give-participation.tsx'
import { useStudioDoor } from './use-studio-door.ts'

/** /door/{template}: admits tickets by camera or from the list of guests, with the settings of the door. */
export function DoorPage({ templateId }: { templateId: string }) {
  const doorTexts = useTexts(doorWords)
  const query = useQueryCall(getDoor, { templateId }, { refetchInterval: COUNT_EVERY_MS })
  const changing = useCall(updateDoor, { invalidates: [getDoor] })
  const sentence = useProblemText()
  const calls = useStudioDoor(templateId)
  useFreshGuests(findTickets, query.data?.inside)
  const allow = async (allowsStill: boolean) => {
    const { problem } = await changing.run({ templateId, allowsStill })
    if (problem && !isServerTrouble(problem)) toastError(sentence(problem.key))
    return !problem
  }
  return (
    <>
      <BackToTemplate templateId={templateId} />
      <PageHead title={query.data?.title ?? doorTexts.open()} help={<HelpLink guide="event-and-door" />} />
      {query.data && <DoorCount door={query.data} />}
      <DoorDesk door={calls} />
      <Box above="xxxl" width="middle">
        <Loaded query={query}>
          {(door) => (
            <>
              <StewardLinks templateId={templateId} stewards={door.stewards} />
              <GiveParticipation templateId={templateId} door={door} />
              <Box as="section" padBlock="xl" lined="above">
                <SwitchField
                  label={doorTexts.staticCode()}
                  hint={doorTexts.staticHint()}
                  checked={door.allowsStill}
                  onChange={allow}
                />
              </Box>
            </>
          )}
        </Loaded>
      </Box>
    </>
  )
}
