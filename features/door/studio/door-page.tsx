import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { PageHead } from '#ui/frames/page-head.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { checkIn, findTickets, getDoor, updateDoor } from '../contract.ts'
import { COUNT_EVERY_MS } from '../rules.ts'
import { doorWords } from '../texts.ts'
import styles from './door.module.css'
import { FindTicket } from './find-ticket.tsx'
import { GiveParticipation } from './give-participation.tsx'
import { Scanner } from './scanner.tsx'
import { StewardLinks } from './steward-links.tsx'

/** /door/{template}: checks tickets in by camera or by hand, with the settings of the door. */
export function DoorPage({ templateId }: { templateId: string }) {
  const doorTexts = useTexts(doorWords)
  const query = useQueryCall(getDoor, { templateId }, { refetchInterval: COUNT_EVERY_MS })
  const door = query.data
  const scanning = useCall(checkIn, { invalidates: [getDoor, findTickets], quiet: true })
  const changing = useCall(updateDoor, { invalidates: [getDoor] })
  return (
    <>
      <PageHead
        title={door?.title ?? doorTexts.open()}
        explanation={door && doorTexts.counts({ count: door.inside, all: door.all })}
      />
      <div className={styles.columns}>
        <Scanner check={async (code) => (await scanning.run({ templateId, code })).output} />
        <div>
          <FindTicket templateId={templateId} />
          <Loaded query={query}>
            {(door) => (
              <>
                <section className={styles.section}>
                  <SwitchField
                    label={doorTexts.staticCode()}
                    hint={doorTexts.staticHint()}
                    checked={door.allowsStill}
                    onChange={(allowsStill) => void changing.run({ templateId, allowsStill })}
                  />
                </section>
                <StewardLinks templateId={templateId} stewards={door.stewards} />
                {door.ungiven > 0 && <GiveParticipation templateId={templateId} />}
              </>
            )}
          </Loaded>
        </div>
      </div>
    </>
  )
}
